import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CAREER_HINTS } from "#rules/career/stages";
import type { ClueVerdict } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules, type RuleExample } from "../shared/rules.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./rules.module.css";

const HINTS = ["seasons", "position", "country"] as const;

/** How to play: a tile per verdict; what is revealed when under "More rules". */
export function CareerRules({ onClose }: RulesProps) {
  const { t } = useTranslation();
  const example = (clue: "position" | "debut" | "country", mark: ClueVerdict, value: ReactNode): RuleExample => ({
    tile: (
      <Tile mark={mark} label={t(`career.cluesShort.${clue}`)}>
        {value}
      </Tile>
    ),
    name: t(`verdicts.${mark.verdict}`),
    text: t(`career.rules.${mark.verdict}`),
  });
  return (
    <Rules
      onClose={onClose}
      midnight={(time) => t("career.rules.midnight", { time })}
      lead={t("career.rules.lead")}
      examples={[
        example("position", { verdict: "match", arrow: "none" }, t("positionsShort.D")),
        example("debut", { verdict: "near", arrow: "down" }, "1998"),
        example("country", { verdict: "miss", arrow: "none" }, <Flag country="SE" />),
      ]}
      arrows={t("career.rules.arrows")}
      more={
        <>
          <dl className={`stack gap-2 ${styles.when}`}>
            <div>
              <dt>{t("career.rules.eachMiss")}</dt>
              <dd>{t("career.rules.stop")}</dd>
            </div>
            <div>
              <dt>{t("career.rules.eachGuess")}</dt>
              <dd>{t("career.rules.answer")}</dd>
            </div>
            {HINTS.map((hint) => (
              <div key={hint}>
                <dt>{t("career.after", { count: CAREER_HINTS[hint] })}</dt>
                <dd>{t(`career.rules.${hint}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t("career.rules.instead")}</p>
          <p>{t("career.rules.stay")}</p>
          <p>{t("career.candidates")}</p>
        </>
      }
    />
  );
}
