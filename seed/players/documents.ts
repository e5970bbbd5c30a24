import type { ListedPlayer, PlayerDocument } from "#rules/site/player-document";
import { firstYear, secondYear, type Season } from "#rules/league/season";
import { gatherCareers, type Career } from "../career.ts";
import { awardKey, workOutCriteria } from "../criteria.ts";
import type { LeagueFacts } from "../facts.ts";
import { rateFame } from "../fame.ts";
import { fillGaps, workOutNumbers, type Worn } from "../numbers.ts";
import { workOutPartners } from "../partners.ts";
import { workOutAlike } from "./similar-players.ts";
import { workOutSquares } from "./squares.ts";
import { workOutTeammates } from "./teammates.ts";

/** What everybody's page tells beyond his row, by id. */
export function workOutDocuments(facts: LeagueFacts): Map<number, PlayerDocument> {
  const careers = gatherCareers(facts);
  const sets = workOutCriteria(facts, careers);
  const squaresOf = workOutSquares(sets, workOutPartners(sets, facts, rateFame(facts, careers)));
  const matesOf = workOutTeammates(facts.lines, facts.players);
  const alikeOf = workOutAlike(careers);
  const { byClub } = workOutNumbers(facts);
  const wornBy = Map.groupBy(fillGaps(facts), ({ player }) => player);
  const wonBy = Map.groupBy(facts.awards, ({ player }) => player);
  const captainedBy = Map.groupBy(facts.captains, ({ player }) => player);
  return new Map(
    facts.players.map(({ id }) => [
      id,
      {
        sweaters: staysOf(wornBy.get(id) ?? [], facts.pastNames),
        inferred: (wornBy.get(id) ?? [])
          .filter(({ isInferred }) => isInferred)
          .map(({ season, team }): [number, string] => [season, team]),
        unsure: unsureOf(wornBy.get(id) ?? [], careers.get(id)?.lines ?? []),
        captaincies: captainciesOf(captainedBy.get(id) ?? []),
        trophies: trophiesOf(wonBy.get(id) ?? []),
        mates: matesOf(id),
        grid: squaresOf(id),
        alike: alikeOf(id).flatMap((other) => {
          const career = careers.get(other);
          const team = career === undefined ? undefined : clubOf(career);
          if (career === undefined || team === undefined) return [];
          return [[...listedOf(career), team, byClub(other)[team] ?? null]];
        }),
      },
    ]),
  );
}

/** A player as a line of a list. */
export function listedOf({ player, lines, playoffs, games }: Career): ListedPlayer {
  const played = lines.length > 0 ? lines : playoffs;
  const [from, to] = [played[0]?.season ?? 0, played.at(-1)?.season ?? 0];
  return [player.id, player.first, player.last, player.position, firstYear(from), secondYear(to), games];
}

/** The club with most of his games; of equals the first. */
function clubOf({ lines, playoffs }: Career): string | undefined {
  const games = new Map<string, number>();
  for (const { team, gp } of lines.length > 0 ? lines : playoffs) games.set(team, (games.get(team) ?? 0) + (gp ?? 0));
  return [...games].toSorted(([, few], [, many]) => many - few)[0]?.[0];
}

/**
 * Joins seasons that follow each other with one club of one name under one number. Where he changed it within one, both are
 * told.
 */
function staysOf(worn: readonly Worn[], pastNames: LeagueFacts["pastNames"]): PlayerDocument["sweaters"] {
  const stays: PlayerDocument["sweaters"] = [];
  const nameIn = (club: string, season: Season) =>
    pastNames.find(
      ({ team, firstSeason, lastSeason }) => team === club && firstSeason <= season && season <= lastSeason,
    );
  for (const { season, team, number } of worn.toSorted((a, b) => a.season - b.season)) {
    const stay = stays.find(
      ([, to, club, same]) =>
        club === team &&
        same === number &&
        firstYear(season) - firstYear(to) <= 1 &&
        nameIn(team, to) === nameIn(team, season),
    );
    if (stay === undefined) stays.push([season, season, team, number]);
    else stay[1] = season;
  }
  return stays;
}

/** His clubs with a season of which no number is known. */
function unsureOf(worn: readonly Worn[], lines: Career["lines"]): string[] {
  const known = new Set(worn.map(({ season, team }) => `${season} ${team}`));
  return [...new Set(lines.flatMap(({ season, team }) => (known.has(`${season} ${team}`) ? [] : [team])))];
}

/** Joins consecutive seasons as captain of one club; the season that was not played, 2004-05, does not end a captaincy. */
export function captainciesOf(captained: readonly LeagueFacts["captains"][number][]): PlayerDocument["captaincies"] {
  const captaincies: PlayerDocument["captaincies"] = [];
  for (const { season, team } of captained.toSorted((a, b) => a.season - b.season)) {
    const last = captaincies.at(-1);
    const before = firstYear(season) === 2005 ? 2003 : firstYear(season) - 1;
    if (last !== undefined && last[2] === team && firstYear(last[1]) >= before) {
      last[1] = season;
      last[3]++;
    } else captaincies.push([season, season, team, 1]);
  }
  return captaincies;
}

function trophiesOf(won: readonly LeagueFacts["awards"][number][]): Record<string, Season[]> {
  const trophies: Record<string, Season[]> = {};
  for (const { award, season } of won) (trophies[awardKey(award)] ??= []).push(season);
  return trophies;
}
