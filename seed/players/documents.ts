import type { ListedPlayer, PlayerDocument } from "#rules/site/player-document";
import { firstYear, secondYear, type Season } from "#rules/league/season";
import { buildCareers, type FactsCareer } from "../career.ts";
import { awardKey, buildGridSets } from "../criteria.ts";
import type { LeagueFacts } from "../facts.ts";
import { rateFame } from "../fame.ts";
import { inferNumbers, buildSweaterNumbers, type WornNumber } from "../numbers.ts";
import { buildPartners } from "../partners.ts";
import { buildSimilarPlayers } from "./similar-players.ts";
import { buildPlayerSquares } from "./squares.ts";
import { buildTeammates } from "./teammates.ts";

/** Builds the documents of all players' pages, by id. */
export function buildPlayerDocuments(facts: LeagueFacts): Map<number, PlayerDocument> {
  const careers = buildCareers(facts);
  const sets = buildGridSets(facts, careers);
  const squaresOf = buildPlayerSquares(sets, buildPartners(sets, facts, rateFame(facts, careers)));
  const matesOf = buildTeammates(facts.lines, facts.players);
  const alikeOf = buildSimilarPlayers(careers);
  const { byClub } = buildSweaterNumbers(facts);
  const wornBy = Map.groupBy(inferNumbers(facts), ({ player }) => player);
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
          return [[...listEntryOf(career), team, byClub(other)[team] ?? null]];
        }),
      },
    ]),
  );
}

export function listEntryOf({ player, lines, playoffs, games }: FactsCareer): ListedPlayer {
  const played = lines.length > 0 ? lines : playoffs;
  const [from, to] = [played[0]?.season ?? 0, played.at(-1)?.season ?? 0];
  return [player.id, player.first, player.last, player.position, firstYear(from), secondYear(to), games];
}

/** Returns the club with most games; of equals the first. */
function clubOf({ lines, playoffs }: FactsCareer): string | undefined {
  const games = new Map<string, number>();
  for (const { team, gp } of lines.length > 0 ? lines : playoffs) games.set(team, (games.get(team) ?? 0) + (gp ?? 0));
  return [...games].toSorted(([, few], [, many]) => many - few)[0]?.[0];
}

/**
 * Joins consecutive seasons with one club of the same name under one number. If the number changed within a season,
 * both are listed.
 */
function staysOf(worn: readonly WornNumber[], pastNames: LeagueFacts["pastNames"]): PlayerDocument["sweaters"] {
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

/** Returns the clubs with a season of unknown number. */
function unsureOf(worn: readonly WornNumber[], lines: FactsCareer["lines"]): string[] {
  const known = new Set(worn.map(({ season, team }) => `${season} ${team}`));
  return [...new Set(lines.flatMap(({ season, team }) => (known.has(`${season} ${team}`) ? [] : [team])))];
}

/** Joins consecutive seasons as captain of one club. The cancelled season, 2004-05, does not end a captaincy. */
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
