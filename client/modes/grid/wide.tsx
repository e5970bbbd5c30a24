import type { Lines } from "#rules/criteria";
import type { Registry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import verdicts from "../../ui/verdict.module.css";
import styles from "./board.module.css";
import type { MissedShot } from "./placed.ts";
import { useProofWords } from "./use-proof-words.ts";

/**
 * Who has missed a square, and what was wanting. It is told in words beside the board.
 *
 * @param isOpen whether another may be tried
 */
export function Wide({
  shot: { square, player, proof },
  lines,
  registry,
  isOpen = false,
}: {
  shot: MissedShot;
  lines: Lines;
  registry: Registry;
  isOpen?: boolean;
}) {
  const wordsOf = useProofWords(true);
  const { first = "", last = "" } = registry.byId.get(player) ?? {};
  return (
    <span className={classNames(styles.wide, !isOpen && verdicts.miss)} aria-hidden="true">
      {isOpen ? <Icon name="plus" /> : <VerdictIcon verdict="miss" />}
      <b>
        {isOpen && <VerdictIcon verdict="miss" />}
        {isOpen ? last : `${first} ${last}`}
      </b>
      {wordsOf(lines, square, proof).map((want) => (
        <small key={want}>{want}</small>
      ))}
    </span>
  );
}
