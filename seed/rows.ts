import { MIN_ANSWERS } from "#rules/grid/criteria";
import type { SeasonRoster } from "#rules/roster/line-up";
import { EXPANSION_SEASON } from "#rules/league/season";
import type { PastName } from "#rules/league/past-names";
import { buildCareers, playoffStintsOf, stintsOf, sumSeasonColumn, type FactsCareer } from "./career.ts";
import { awardKey, buildGridSets, type GridSet } from "./criteria.ts";
import { BIOGRAPHY, TEAM, TEAM_SEASON, columnsOf, type Biography, type LeagueFacts, type SeasonLine } from "./facts.ts";
import { isAnswerable, rateFame } from "./fame.ts";
import { buildSweaterNumbers, type SweaterNumbers, type RosterNumber } from "./numbers.ts";
import { isMadeWithClub, buildPartners } from "./partners.ts";
import { buildPlayoffRuns } from "./playoff-runs.ts";
import { rateSeasonFame } from "./season-fame.ts";

/** A column's value. JSON columns are text. */
export type ColumnValue = string | number | null;

/** The rows of one table. */
export interface TableRows {
  name: string;
  rows: Record<string, ColumnValue>[];
}

/** Builds the rows of all tables of worker/migrations/ from the facts, in a fixed order. */
export function buildTables(facts: LeagueFacts): TableRows[] {
  const careers = buildCareers(facts);
  const fame = rateFame(facts, careers);
  const numbers = buildSweaterNumbers(facts);
  return [
    { name: "players", rows: playerRows(facts, careers, fame, numbers) },
    { name: "teams", rows: teamRows(facts) },
    { name: "team_seasons", rows: teamSeasonRows(facts, fame, numbers) },
    { name: "trophies", rows: trophyRows(facts) },
    { name: "criteria", rows: criteriaRows(facts, buildGridSets(facts, careers), fame) },
    { name: "first_names", rows: facts.firstNames.map((forms) => ({ forms: JSON.stringify(forms) })) },
    { name: "meta", rows: [{ name: "facts-as-of", value: facts.asOf }] },
  ];
}

function playerRows(
  facts: LeagueFacts,
  careers: ReadonlyMap<number, FactsCareer>,
  fame: ReadonlyMap<number, number>,
  numbers: SweaterNumbers,
): TableRows["rows"] {
  const spots = new Map(facts.rosters.map((spot) => [spot.player, spot]));
  const aliases = Map.groupBy(facts.aliases, ({ player }) => player);
  return [...careers.values()].map((career) => {
    const { player, games, points, clubs } = career;
    const spot = spots.get(player.id);
    return {
      ...columnsOf(BIOGRAPHY, player),
      team: spot?.team ?? null,
      number: spot?.number ?? null,
      fame: fame.get(player.id) ?? 0,
      answerable: Number(isAnswerable(facts, career)),
      spoken_of: facts.spokenOf.get(player.id) ?? 0,
      retiring: Number(facts.retiring.has(player.id)),
      games,
      points,
      clubs: JSON.stringify(clubs),
      career: JSON.stringify(stintsOf(career)),
      playoffs: JSON.stringify(playoffStintsOf(career)),
      cups: JSON.stringify(career.cups.map(({ season, team }) => [season, team])),
      finals: JSON.stringify(career.finals),
      also: JSON.stringify((aliases.get(player.id) ?? []).map(({ also }) => also)),
      numbers: JSON.stringify(numbers.byClub(player.id)),
      last_numbers: JSON.stringify(numbers.inLastSeason(player.id)),
    };
  });
}

/** Returns the former names of a club under the same code. */
export const pastNamesOf = ({ pastNames }: LeagueFacts, code: string): PastName[] =>
  pastNames.flatMap(({ team, firstSeason: first, lastSeason: last, nameEn, nickname, nameFr }) =>
    team === code ? [{ first, last, nameEn, nickname, nameFr }] : [],
  );

const teamRows = (facts: LeagueFacts): TableRows["rows"] =>
  facts.teams.map((team) => ({
    ...columnsOf(TEAM, team),
    past: JSON.stringify(pastNamesOf(facts, team.code)),
  }));

function teamSeasonRows(
  facts: LeagueFacts,
  fame: ReadonlyMap<number, number>,
  numbers: SweaterNumbers,
): TableRows["rows"] {
  const positions = new Map(facts.players.map(({ id, position }) => [id, position]));
  const runOf = buildPlayoffRuns(facts);
  const linesOf = Map.groupBy(facts.lines, ({ season, team }) => `${season} ${team}`);
  return facts.teamSeasons.map((teamSeason) => {
    const { season, team } = teamSeason;
    const roster = rosterOf(linesOf.get(`${season} ${team}`) ?? [], positions, (player) =>
      numbers.inSeason(player, season, team),
    );
    const run = runOf(season, team);
    return {
      ...columnsOf(TEAM_SEASON, teamSeason),
      champion: Number(run === "champion"),
      roster: JSON.stringify({
        ...roster,
        ...(run !== null && { playoffs: run }),
      }),
      fame: rateSeasonFame(roster, fame, run),
    };
  });
}

/** Sums up the players of a club's season. A player who left and came back is one entry. */
function rosterOf(
  lines: readonly SeasonLine[],
  positions: ReadonlyMap<number, Biography["position"]>,
  numberOf: (player: number) => RosterNumber,
): SeasonRoster {
  // Every game since 1967 has its goalies (tests/seed/season-fame.test.ts).
  const sumOf = (column: "w" | "l" | "otl"): number => lines.reduce((sum, line) => sum + (line[column] ?? 0), 0);
  const isComplete = (lines[0]?.season ?? 0) >= EXPANSION_SEASON;
  const roster: SeasonRoster = {
    skaters: [],
    goalies: [],
    ...(isComplete && { record: [sumOf("w"), sumOf("l"), sumOf("otl")] }),
  };
  for (const [id, stints] of Map.groupBy(lines, ({ player }) => player)) {
    const position = positions.get(id) ?? "F";
    const gp = sumSeasonColumn(stints, "gp");
    if (position === "G") roster.goalies.push([id, gp, sumSeasonColumn(stints, "w"), ...numberOf(id)]);
    else
      roster.skaters.push([
        id,
        position,
        gp,
        sumSeasonColumn(stints, "g"),
        sumSeasonColumn(stints, "a"),
        ...numberOf(id),
      ]);
  }
  return roster;
}

const trophyRows = ({ awards }: LeagueFacts): TableRows["rows"] =>
  [...Map.groupBy(awards, ({ award }) => awardKey(award))].map(([award, won]) => ({
    award,
    winners: JSON.stringify(won.map(({ season, player }) => [season, player])),
  }));

function criteriaRows(
  facts: LeagueFacts,
  sets: readonly GridSet[],
  fame: ReadonlyMap<number, number>,
): TableRows["rows"] {
  const criteria = buildPartners(sets, facts, fame);
  // Achievements that too few players have had with a club are never cells.
  const used = sets.filter(({ key, members }) => members.length >= MIN_ANSWERS.other || !isMadeWithClub(key));
  return used.map(({ key, members }) => ({
    key,
    members: JSON.stringify(members),
    partners: JSON.stringify(criteria.get(key)?.partners ?? {}),
    twins: JSON.stringify(criteria.get(key)?.twins ?? []),
  }));
}
