import { t } from "i18next";
import type { ReactNode } from "react";
import type { Player, RosteredPlayer } from "#rules/league/player";
import { formatSavePercentage } from "#rules/i18n/measurements";
import { formatFullYears } from "#rules/league/years";
import { usePlayerCards } from "../../data/people.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { positionName } from "../../i18n/position-name.ts";
import { Fact } from "../../ui/fact.tsx";
import { Flag } from "../../ui/flag.tsx";

/** Facts about a player in one line. @param children further facts */
export function PlayerFacts({ player, children }: { player: Player; children: ReactNode }) {
  const language = documentLanguage();
  const { position, number, country } = player;
  const isRostered = player.source === "roster";
  return (
    <dl>
      {isRostered && <Fact name={t("facts.number")}>{number ?? "–"}</Fact>}
      <Fact name={t("facts.position")}>{positionName(position)}</Fact>
      {isRostered ? (
        <RosteredFacts player={player} />
      ) : (
        <>
          {country !== null && (
            <Fact name={t("facts.country")}>
              <Flag country={country} />
              {format.country(country)}
            </Fact>
          )}
          <Fact name={t("facts.years")}>{formatFullYears(player, language)}</Fact>
        </>
      )}
      {children}
    </dl>
  );
}

function RosteredFacts({ player }: { player: RosteredPlayer }) {
  const { country, birth, overall, draftYear, points } = player;
  return (
    <>
      <Fact name={t("facts.born")}>
        <Flag country={country} label={format.country(country)} />
        {birth?.slice(0, 4) ?? "–"}
      </Fact>
      <Fact name={t("facts.drafted")}>
        {overall === null
          ? t("facts.undrafted")
          : t("facts.draft", { pick: format.ordinal(overall), year: draftYear ?? "–" })}
      </Fact>
      <ScoringFacts player={player} points={points} />
    </>
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
