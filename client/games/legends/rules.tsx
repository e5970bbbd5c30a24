import { useTranslation } from "react-i18next";
import type { ClueVerdict } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules, type RuleExample } from "../shared/rules.tsx";
import { Tile } from "../../ui/tile.tsx";

/** How to play: a tile per verdict; the limits and what the figures are under "More rules". */
export function LegendsRules({ onClose }: RulesProps) {
  const { t } = useTranslation();
  const example = (clue: "position" | "debut" | "honours", mark: ClueVerdict, value: string): RuleExample => ({
    tile: (
      <Tile mark={mark} label={t(`legends.short.${clue}`)}>
        {value}
      </Tile>
    ),
    name: t(`verdicts.${mark.verdict}`),
    text: t(`legends.rules.${mark.verdict}`),
  });
  return (
    <Rules
      onClose={onClose}
      every="week"
      midnight={(time, weekday) => t("legends.rules.sunday", { time, weekday })}
      lead={t("legends.rules.lead")}
      examples={[
        example("position", { verdict: "match", arrow: "none" }, t("positionsShort.D")),
        example("debut", { verdict: "near", arrow: "down" }, "1981"),
        example("honours", { verdict: "miss", arrow: "up" }, "2"),
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
