import { useTranslation } from "react-i18next";
import type { ClueVerdict } from "#rules/shared/verdict";
import { Rules } from "../shared/rules.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Tile } from "../../ui/tile.tsx";
import { ArrowIcon } from "../../ui/verdict-icon.tsx";
import styles from "./rules.module.css";

const EXAMPLES = [
  { clue: "conference", mark: { verdict: "match", arrow: "none" } },
  { clue: "age", mark: { verdict: "near", arrow: "down" } },
  { clue: "team", mark: { verdict: "miss", arrow: "none" } },
] as const satisfies { clue: string; mark: ClueVerdict }[];

const LIMITS = ["team", "number", "position", "age", "overall", "points"] as const;

/** How to play: a tile per verdict; limits, hint and hard mode under "More rules". */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Rules
      open={open}
      onClose={onClose}
      midnight={(time) => t("rules.midnight", { time })}
      more={
        <>
          <dl className={styles.limits}>
            {LIMITS.map((clue) => (
              <div key={clue}>
                <dt>{t(`clues.${clue}`)}</dt>
                <dd>{t(`rules.limits.${clue}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t("rules.unknown")}</p>
          <p>
            <b>{t("classic.hint.label")}.</b> {t("rules.hint")}
          </p>
          <p>
            <b>{t("classic.hard.name")}.</b> {t("rules.hard")}
          </p>
        </>
      }
    >
      <p className={styles.lead}>{t("rules.lead")}</p>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ clue, mark }) => (
          <li key={clue}>
            <Tile mark={mark} label={t(`cluesShort.${clue}`)}>
              {clue === "conference" ? (
                t("conferences.Eastern")
              ) : clue === "age" ? (
                31
              ) : (
                <Crest className={styles.crest} code="EDM" conference="Western" />
              )}
            </Tile>
            <p>
              <b>{t(`verdicts.${mark.verdict}`)}</b> {t(`rules.${mark.verdict}`)}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.arrows}>
        <ArrowIcon arrow="up" />
        <ArrowIcon arrow="down" />
        {t("rules.arrows")}
      </p>
    </Rules>
  );
}
