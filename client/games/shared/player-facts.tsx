import { t } from "i18next";
import type { ReactNode } from "react";
import type { HistoricalPlayer, Player } from "#rules/league/player";
import { formatSavePercentage } from "#rules/i18n/measurements";
import { formatFullYears } from "#rules/league/years";
import { usePlayerCards } from "../../data/people.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { positionName } from "../../i18n/position-name.ts";
import { Fact } from "../../ui/fact.tsx";
import { Flag } from "../../ui/flag.tsx";

/** Facts about a player of all history in one line. @param children further facts */
export function PlayerFacts({ player, children }: { player: HistoricalPlayer; children: ReactNode }) {
  const { position, country } = player;
  return (
    <dl>
      <Fact name={t("facts.position")}>{positionName(position)}</Fact>
      {country !== null && (
        <Fact name={t("facts.country")}>
          <Flag country={country} />
          {format.country(country)}
        </Fact>
      )}
      <Fact name={t("facts.years")}>{formatFullYears(player, documentLanguage())}</Fact>
      {children}
    </dl>
  );
}

/** A skater's points, or a goalie's wins and save percentage: "–" until loaded. */
export function ScoringFacts({ player, points }: { player: Player; points: number | null }) {
  const language = documentLanguage();
  const isGoalie = player.position === "G";
  const { value: cards } = usePlayerCards(isGoalie ? [player.id] : []);
  if (!isGoalie) return <Fact name={t("facts.points")}>{points === null ? "–" : format.number(points)}</Fact>;
  const [, wins, , , saves] = cards?.[0]?.totals ?? [];
  return (
    <>
      <Fact name={t("facts.wins")}>{wins == null ? "–" : format.number(wins)}</Fact>
      <Fact name={t("facts.saves")}>{saves == null ? "–" : formatSavePercentage(language, saves)}</Fact>
    </>
  );
}
