import { t } from "i18next";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { MATCH, MISS } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { ClueRules } from "../shared/rules.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Fact } from "../../ui/fact.tsx";
import styles from "./rules.module.css";

const LIMITS = CLASSIC_CLUES.filter((name) => name !== "conference" && name !== "country");

/** How to play: a tile per verdict; limits, hint and hard mode under "More rules". */
export function ClassicRules({ onClose }: RulesProps) {
  return (
    <ClueRules
      onClose={onClose}
      texts="rules"
      tiles={[
        { mark: MATCH, label: t("cluesShort.conference"), value: t("conferences.Eastern") },
        { mark: { verdict: "near", arrow: "down" }, label: t("cluesShort.age"), value: 31 },
        { mark: MISS, label: t("cluesShort.team"), value: <Crest code="EDM" conference="Western" /> },
      ]}
      more={
        <>
          <dl className={`stack ${styles.limits}`}>
            {LIMITS.map((clue) => (
              <Fact key={clue} name={t(`clues.${clue}`)}>
                {t(`rules.limits.${clue}`)}
              </Fact>
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
