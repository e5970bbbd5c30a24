import { t } from "i18next";
import { CAREER_HINTS } from "#rules/career/stages";
import { MATCH, MISS } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { ClueRules } from "../shared/rules.tsx";
import { Fact } from "../../ui/fact.tsx";
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
            <Fact name={t("career.rules.eachMiss")}>{t("career.rules.stop")}</Fact>
            <Fact name={t("career.rules.eachGuess")}>{t("career.rules.answer")}</Fact>
            {HINTS.map((hint) => (
              <Fact key={hint} name={t("hints.after", { count: CAREER_HINTS[hint] })}>
                {t(`career.rules.${hint}`)}
              </Fact>
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
