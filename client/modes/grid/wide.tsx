import type { Lines } from "#rules/criteria";
import type { Registry } from "../../data/people.ts";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./board.module.css";
import type { MissedShot } from "./placed.ts";
import { useProofWords } from "./use-proof-words.ts";

/** Who has missed a square, and what was wanting. It is told in words beside the board. */
export function Wide({
  shot: { square, player, proof },
  lines,
  registry,
}: {
  shot: MissedShot;
  lines: Lines;
  registry: Registry;
}) {
  const wordsOf = useProofWords(true);
  const { first = "", last = "" } = registry.byId.get(player) ?? {};
  return (
    <span className={styles.wide} aria-hidden="true">
      <VerdictIcon verdict="miss" />
      <b>
        <span>{first}</span> {last}
      </b>
      {wordsOf(lines, square, proof).map((want) => (
        <small key={want}>{want}</small>
      ))}
    </span>
  );
}
