import { useTranslation } from "react-i18next";
import { crossingAt, kindOf, subjectOf, type CriterionKey, type Lines } from "#rules/criteria";
import type { Registry } from "../../data/people.ts";
import { Chip } from "../../ui/chip.tsx";
import styles from "./table.module.css";
import type { Placed } from "./placed.ts";
import { useProofWords } from "./use-proof-words.ts";
import { useCriterionWords, useCrossing } from "./words.ts";

/** Who did not fit, where, and why not, the latest first. */
export function MissedCard({
  placed: { missed },
  lines,
  registry,
}: {
  placed: Placed;
  lines: Lines;
  registry: Registry;
}) {
  const { t } = useTranslation();
  const wordsOf = useCriterionWords(registry);
  const crossing = useCrossing(registry);
  const proofWords = useProofWords(true);
  const short = (key: CriterionKey): string => {
    const { name, figure } = wordsOf(key);
    return kindOf(key) === "club" || kindOf(key) === "country" ? subjectOf(key) : (figure ?? name);
  };
  return (
    <div className={`card ${styles.card}`}>
      <h2 className="sub">{t("grid.missed")}</h2>
      <ul className={styles.missed}>
        {missed.toReversed().map(({ square, player, proof }) => {
          const { first = "", last = "" } = registry.byId.get(player) ?? {};
          return (
            <li key={`${square} ${player}`}>
              <span>
                {first} {last}
              </span>
              <Chip verdict="miss">
                <span aria-hidden="true">{crossingAt(lines, square).map(short).join(", ")}</span>
                <span className="vh">{t("grid.pair", crossing(lines, square))}</span>
              </Chip>
              <small>{proofWords(lines, square, proof).join("; ")}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
