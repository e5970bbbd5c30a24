import { t } from "i18next";
import { MATCH } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { ClueRules } from "../shared/rules.tsx";

/** How to play: a tile per verdict; the limits and what the figures are under "More rules". */
export function LegendsRules({ onClose }: RulesProps) {
  return (
    <ClueRules
      onClose={onClose}
      texts="legends.rules"
      every="week"
      tiles={[
        { mark: MATCH, label: t("legends.short.position"), value: t("positionsShort.D") },
        { mark: { verdict: "near", arrow: "down" }, label: t("legends.short.debut"), value: "1981" },
        { mark: { verdict: "miss", arrow: "up" }, label: t("legends.short.honours"), value: "2" },
      ]}
      more={
        <>
          <p>{t("legends.rules.limits")}</p>
          <p>{t("legends.rules.figures")}</p>
          <p>{t("legends.rules.guesses")}</p>
        </>
      }
    />
  );
}
