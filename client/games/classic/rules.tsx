import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import type { ClueVerdict } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules, type RuleExample } from "../shared/rules.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./rules.module.css";

const LIMITS = CLASSIC_CLUES.filter((name) => name !== "conference" && name !== "country");

/** How to play: a tile per verdict; limits, hint and hard mode under "More rules". */
export function ClassicRules({ onClose }: RulesProps) {
  const { t } = useTranslation();
  const example = (clue: "conference" | "age" | "team", mark: ClueVerdict, value: ReactNode): RuleExample => ({
    tile: (
      <Tile mark={mark} label={t(`cluesShort.${clue}`)}>
        {value}
      </Tile>
    ),
    name: t(`verdicts.${mark.verdict}`),
    text: t(`rules.${mark.verdict}`),
  });
  return (
    <Rules
      onClose={onClose}
      midnight={(time) => t("rules.midnight", { time })}
      lead={t("rules.lead")}
      examples={[
        example("conference", { verdict: "match", arrow: "none" }, t("conferences.Eastern")),
        example("age", { verdict: "near", arrow: "down" }, 31),
        example(
          "team",
          { verdict: "miss", arrow: "none" },
          <Crest className={styles.crest} code="EDM" conference="Western" />,
        ),
      ]}
      arrows={t("rules.arrows")}
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
    />
  );
}
