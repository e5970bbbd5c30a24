import { answerSetKeys, type Criterion, type CriterionKey } from "#rules/grid/criteria";
import { averageAnswers } from "#rules/grid/draw";
import { parseGridKey } from "#rules/grid/grid-key";
import { EXPANSION_SEASON, type Stint } from "#rules/league/season";
import { teamSeasonKey } from "#rules/roster/team-season";
import { currentNumbersOf } from "./current-numbers.ts";
import type { TableRows } from "./rows.ts";

/** A player as a printed calendar shows him. */
export interface CalendarPlayer {
  name: string;
  /** Rank by fame among all players, from 1. */
  rank: number;
  /** The last season as a number, 20252026; of a career in the playoffs only 0. */
  last: number;
  /** The number that Classic shows; null if it is unknown. */
  number: number | null;
  /** Whether he can be the answer of Classic. */
  isAnswerable: boolean;
  games: number;
}

/** A club's season as a printed calendar shows it. */
export interface CalendarSeason {
  franchise: string;
  /** Rank by fame among all that can be guessed, from 1. */
  rank: number;
}

/** What is known about the answers of a calendar. */
export interface CalendarLookups {
  /** By id, best known first. */
  players: ReadonlyMap<string, CalendarPlayer>;
  /** By key, best known first. */
  seasons: ReadonlyMap<string, CalendarSeason>;
  /** Returns the ids of a cell's answers. */
  answersOf: (row: CriterionKey, column: CriterionKey) => ReadonlySet<number>;
  /** Returns the mean number of well-known answers per cell of a Grid. @param key see {@link parseGridKey} */
  wellKnownAnswers: (key: string) => number;
}

/** Reads the rows of the database that a calendar was dealt from. */
export function readCalendarLookups(tables: readonly TableRows[]): CalendarLookups {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const byFame = (name: string) => rowsOf(name).toSorted((a, b) => Number(b["fame"]) - Number(a["fame"]));
  const numberOf = currentNumbersOf(rowsOf("players"));
  const franchises = new Map(rowsOf("teams").map(({ code, franchise }) => [code, String(franchise)]));
  const seasons = byFame("team_seasons").filter(({ season }) => Number(season) >= EXPANSION_SEASON);
  const sets = new Map(
    rowsOf("criteria").map(({ key, members }) => [key, new Set(JSON.parse(String(members)) as number[])]),
  );
  const criteria = new Map(
    rowsOf("criteria").map(({ key, partners }) => [
      String(key),
      { partners: JSON.parse(String(partners)) as Criterion["partners"], twins: [] },
    ]),
  );
  return {
    wellKnownAnswers: (key) => averageAnswers(criteria, parseGridKey(key)),
    players: new Map(
      byFame("players").map((row, at) => [
        String(row["id"]),
        {
          name: `${row["first"]} ${row["last"]}`,
          rank: at + 1,
          last: (JSON.parse(String(row["career"])) as Stint[]).at(-1)?.[0] ?? 0,
          number: numberOf(row),
          isAnswerable: row["team"] !== null && row["answerable"] === 1,
          games: Number(row["games"]),
        },
      ]),
    ),
    seasons: new Map(
      seasons.map(({ season, team }, at) => [
        teamSeasonKey({ season: Number(season), team: String(team) }),
        { franchise: franchises.get(team ?? "") ?? "", rank: at + 1 },
      ]),
    ),
    answersOf: (row, column) =>
      answerSetKeys(row, column)
        .map((key) => sets.get(key) ?? new Set<number>())
        .reduce((some, others) => some.intersection(others)),
  };
}
