import { t } from "i18next";
import type { ReactNode } from "react";
import { findPlayer } from "#rules/league/player";
import { formatFullYears } from "#rules/league/years";
import { clubName } from "../../i18n/club-name.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { positionName } from "../../i18n/position-name.ts";
import { unbroken } from "../../i18n/unbroken.ts";
import type { LeagueVersion } from "../../data/league.ts";
import type { LoadedPlayers } from "../../data/people.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Fact } from "../../ui/fact.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { ScoringFacts } from "./player-facts.tsx";

interface Props {
  answer: { player: number };
  league: LoadedPlayers;
}

/** The back of the answer's sweater, in the club's colours. */
export function Picture({ answer, league }: Props) {
  const { id, last, number, sweater } = findPlayer(league, answer.player);
  return <Portrait id={id} last={last} number={number} team={sweater} />;
}

/**
 * The answer at the top of the ending: picture, name, position, age or seasons, and country.
 *
 * @param picture shown instead of the portrait: it has its own background
 */
export function Answer({ answer, league, picture }: Props & { picture?: ReactNode }) {
  const player = findPlayer(league, answer.player);
  const { first, last, sweater, position, country } = player;
  const age = player.source === "roster" && player.age !== null && t("ending.age", { age: player.age });
  const line = [
    positionName(position),
    player.source === "roster" ? age : unbroken(formatFullYears(player, documentLanguage())),
    country !== null && format.country(country),
  ];
  return (
    <AnswerPanel
      team={sweater}
      picture={picture ?? <Picture answer={answer} league={league} />}
      isFramed={picture !== undefined}
      first={first}
      last={last}
      crest={<ClubCrest code={sweater} clubs={league.clubs} label={clubName(league.clubs.get(sweater), sweater)} />}
      line={line.filter(Boolean).join(", ")}
    />
  );
}

/** Everything about a player of today's rosters that is a clue. */
export function Details({ answer, league }: Props & { league: LeagueVersion }) {
  const player = findPlayer(league, answer.player);
  const { number, position, country, birth, overall, draftYear, points, age, team } = player;
  return (
    <dl>
      <Fact name={t("facts.number")}>{number ?? "–"}</Fact>
      <Fact name={t("facts.position")}>{positionName(position)}</Fact>
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
      <Fact name={t("classic.age")}>{age ?? "–"}</Fact>
      <Fact name={t("clues.team")}>{clubName(league.clubs.get(team), team)}</Fact>
    </dl>
  );
}
