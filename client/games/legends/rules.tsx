import { t } from "i18next";
import { MATCH } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules } from "../shared/rules.tsx";

/** How to play: a tile per verdict; the limits and what the figures are under "More rules". */
export function LegendsRules({ onClose }: RulesProps) {
  return (
    <Rules
      onClose={onClose}
      every="week"
      midnight={(time, weekday) => t("legends.rules.sunday", { time, weekday })}
      lead={t("legends.rules.lead")}
      examples={[
        {
          mark: MATCH,
          label: t("legends.short.position"),
          value: t("positionsShort.D"),
          text: t("legends.rules.match"),
        },
        {
          mark: { verdict: "near", arrow: "down" },
          label: t("legends.short.debut"),
          value: "1981",
          text: t("legends.rules.near"),
        },
        {
          mark: { verdict: "miss", arrow: "up" },
          label: t("legends.short.honours"),
          value: "2",
          text: t("legends.rules.miss"),
        },
      ]}
      arrows={t("legends.rules.arrows")}
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
