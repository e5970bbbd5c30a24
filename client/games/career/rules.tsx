import { t } from "i18next";
import { CAREER_HINTS } from "#rules/career/stages";
import { MATCH, MISS } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { ClueRules } from "../shared/rules.tsx";
import { Flag } from "../../ui/flag.tsx";

const HINTS = ["seasons", "position", "country"] as const;

/** How to play: a tile per verdict; what is revealed when under "More rules". */
export function CareerRules({ onClose }: RulesProps) {
  return (
    <ClueRules
      onClose={onClose}
      texts="career.rules"
      tiles={[
        { mark: MATCH, label: t("career.cluesShort.position"), value: t("positionsShort.D") },
        { mark: { verdict: "near", arrow: "down" }, label: t("career.cluesShort.debut"), value: "1998" },
        { mark: MISS, label: t("career.cluesShort.country"), value: <Flag country="SE" /> },
      ]}
      more={
        <>
          <dl className="stack gap-2">
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
                <dt>{t("hints.after", { count: CAREER_HINTS[hint] })}</dt>
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
