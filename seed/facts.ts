import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Position } from "#rules/league/player";

/** A column of a table. An empty cell is null if the column is optional, and otherwise a fault. */
export interface Column<Value> {
  name: string;
  isOptional: boolean;
  parse: (cell: string) => Value;
}

/** Columns by the names of a fact's fields, in the order of the file. */
type Columns = Record<string, Column<unknown>>;

type FactOf<Table extends Columns> = {
  [Field in keyof Table]: Table[Field] extends Column<infer Value> ? Value : never;
};

const text = <Value extends string = string>(name: string): Column<Value> => ({
  name,
  isOptional: false,
  parse: (cell) => cell as Value,
});
const count = (name: string): Column<number> => ({ name, isOptional: false, parse: Number });
const flag = (name: string): Column<boolean> => ({ name, isOptional: false, parse: (cell) => cell === "1" });
const optional = <Value>(column: Column<Value>): Column<Value | null> => ({ ...column, isOptional: true });

const PLAYER = { player: count("player_id") };
const SEASON = { season: count("season") };
const TEAM_CODE = { team: text("team") };

/** A player's biography and draft. */
export const BIOGRAPHY = {
  id: count("id"),
  first: text("first"),
  last: text("last"),
  /** F: a forward of the early years whose side is unknown. */
  position: text<Position | "F">("position"),
  shoots: optional(text("shoots")),
  heightCm: optional(count("height_cm")),
  weightKg: optional(count("weight_kg")),
  birthDate: optional(text("birth_date")),
  country: optional(text("country")),
  draftYear: optional(count("draft_year")),
  draftRound: optional(count("draft_round")),
  draftOverall: optional(count("draft_overall")),
  /** Code of the club. */
  draftTeam: optional(text("draft_team")),
  hallOfFame: flag("hall_of_fame"),
};
export type Biography = FactOf<typeof BIOGRAPHY>;

/** A player's statistics for one club in one regular season. Skaters have no `w` and no fields after it. */
export const SEASON_LINE = {
  ...PLAYER,
  ...SEASON,
  /** 1 for the player's first club of the season. */
  stint: count("stint"),
  ...TEAM_CODE,
  gp: optional(count("gp")),
  g: optional(count("g")),
  a: optional(count("a")),
  w: optional(count("w")),
  l: optional(count("l")),
  otl: optional(count("otl")),
  so: optional(count("so")),
  ga: optional(count("ga")),
  sa: optional(count("sa")),
};
export type SeasonLine = FactOf<typeof SEASON_LINE>;

/** A player's statistics for one club in one year's playoffs, without games against other leagues. */
const { stint: _stint, otl: _otl, ...PLAYOFF_LINE } = SEASON_LINE;
export type PlayoffLine = FactOf<typeof PLAYOFF_LINE>;

/** A player on a club's roster. */
export const ROSTER_SPOT = { ...PLAYER, ...TEAM_CODE, number: count("number") };
export type RosterSpot = FactOf<typeof ROSTER_SPOT>;

export const TEAM = {
  code: text("code"),
  /** Code of the franchise today, or of its last club. */
  franchise: text("franchise"),
  place: text("place"),
  nickname: text("nickname"),
  nameFr: text("name_fr"),
  primaryColor: text("primary_color"),
  secondaryColor: text("secondary_color"),
  conference: optional(text("conference")),
  division: optional(text("division")),
  firstSeason: count("first_season"),
  lastSeason: optional(count("last_season")),
};
export type Team = FactOf<typeof TEAM>;

export const TEAM_SEASON = {
  ...SEASON,
  ...TEAM_CODE,
  conference: optional(text("conference")),
  division: optional(text("division")),
};

/** An earlier name of a club that kept its code. */
const PAST_NAME = {
  team: text("code"),
  firstSeason: count("first_season"),
  lastSeason: count("last_season"),
  /** In full: the nickname may precede the place. */
  nameEn: text("name_en"),
  nickname: text("nickname"),
  nameFr: text("name_fr"),
};

/** A player with a club in a season. */
export type CupWin = FactOf<typeof PLAYER & typeof SEASON & typeof TEAM_CODE>;

/** @throws Error if the table or a required value is missing */
function table<Table extends Columns>(folder: URL, name: string, columns: Table): FactOf<Table>[] {
  const [names = [], ...records] = parse(readFileSync(new URL(`${name}.csv`, folder), "utf8")) as string[][];
  const fields = Object.entries(columns).map(([field, column]) => ({
    field,
    ...column,
    at: names.indexOf(column.name),
  }));
  // The parser's own objects would take three times as long as all the rest.
  return records.map((record) => {
    const fact: Record<string, unknown> = {};
    for (const { field, at, isOptional, parse: parseCell } of fields) {
      const cell = record[at] ?? "";
      if (cell === "" && !isOptional) throw new Error(`a fact that must be there is empty: ${record.join()}`);
      fact[field] = cell === "" ? null : parseCell(cell);
    }
    return fact as FactOf<Table>;
  });
}

/** Returns a fact under the names of its columns, in their order. */
export const columnsOf = <Table extends Columns>(columns: Table, fact: FactOf<Table>) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, { name }]) => {
      const value = fact[field] as string | number | boolean | null;
      return [name, typeof value === "boolean" ? Number(value) : value];
    }),
  );

/** Reads which player was with which club in which season, without doubtful rows. */
const readCertain = (folder: URL, name: string, certainty: string): CupWin[] =>
  table(folder, name, { ...PLAYER, ...SEASON, ...TEAM_CODE, certainty: optional(text(certainty)) }).flatMap(
    ({ certainty: how, ...fact }) => (how === "low" ? [] : [fact]),
  );

/** Folder of the facts. */
export const FACTS = new URL("./facts/", import.meta.url);

export type LeagueFacts = ReturnType<typeof readFacts>;

/** Reads all tables of a folder. @throws Error if a table or a required value is missing */
export function readFacts(folder = FACTS) {
  const [asOf] = table(folder, "as_of", { day: text("day") });
  if (asOf === undefined) throw new Error("the facts have no day");
  return {
    players: table(folder, "players", BIOGRAPHY),
    /** In order of player, season and stint. */
    lines: table(folder, "season_lines", SEASON_LINE).sort(
      (a, b) => a.player - b.player || a.season - b.season || a.stint - b.stint,
    ),
    /** In order of player and season. */
    playoffs: table(folder, "playoff_lines", PLAYOFF_LINE).sort((a, b) => a.player - b.player || a.season - b.season),
    /** Stanley Cups as engraved. In order of season. */
    cups: readCertain(folder, "cups", "confidence"),
    rosters: table(folder, "rosters", ROSTER_SPOT),
    teams: table(folder, "teams", TEAM),
    pastNames: table(folder, "clubs_of_the_past", PAST_NAME),
    teamSeasons: table(folder, "team_seasons", TEAM_SEASON),
    awards: table(folder, "awards", { ...SEASON, award: text("award"), ...PLAYER }),
    champions: table(folder, "champions", { ...SEASON, ...TEAM_CODE }),
    /** Stanley Cup Finals. NHL clubs and their captains only: before 1927 other leagues played for the Cup too. */
    finals: table(folder, "finals", {
      ...SEASON,
      champion: optional(text("champion")),
      finalist: optional(text("finalist")),
      championCaptains: optional(text("champion_captain_id")),
      finalistCaptains: optional(text("finalist_captain_id")),
    }).map(({ season, champion, finalist, championCaptains, finalistCaptains }) => ({
      season,
      clubs: [champion, finalist].filter((code) => code !== null),
      captains: [championCaptains, finalistCaptains].flatMap((ids) => ids?.split(";").map(Number) ?? []),
    })),
    /** Known captains of clubs' seasons: partial. */
    captains: readCertain(folder, "captains", "certainty"),
    /** Groups of first names that stand for each other. */
    firstNames: table(folder, "first_names", { forms: text("forms") }).map(({ forms }) => forms.split(" ")),
    /** Other names of a player, in place of the first name. */
    aliases: table(folder, "name_aliases", { ...PLAYER, also: text("also") }),
    /** Known numbers worn in a season with a club; several if the player changed. */
    sweaters: table(folder, "sweater_numbers", { ...ROSTER_SPOT, ...SEASON }),
    /** Numbers that players wore most with a club, by hand: the known seasons do not show them. */
    clubNumbers: table(folder, "club_numbers", ROSTER_SPOT),
    /** Additional fame that no figure shows, by player id. */
    spokenOf: new Map(
      table(folder, "spoken_of", { ...PLAYER, points: count("points") }).map(({ player, points }) => [player, points]),
    ),
    /** Active players who have announced their last season. */
    retiring: new Set(table(folder, "retiring", PLAYER).map(({ player }) => player)),
    /** The day of the facts, `2026-08-17`. */
    asOf: asOf.day,
  };
}
