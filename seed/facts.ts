import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Position } from "#rules/league/player";
import type { Season } from "#rules/league/season";

/** A player's biography and draft. Unknown fields are null. */
export interface Biography {
  id: number;
  first: string;
  last: string;
  /** F: a forward of the early years whose side is unknown. */
  position: Position | "F";
  shoots: string | null;
  heightCm: number | null;
  weightKg: number | null;
  birthDate: string | null;
  country: string | null;
  draftYear: number | null;
  draftRound: number | null;
  draftOverall: number | null;
  /** Code of the club. */
  draftTeam: string | null;
  hallOfFame: boolean;
}

/** A player's statistics for one club in one regular season. Skaters have no `w` and no fields after it. */
export interface SeasonLine {
  player: number;
  season: Season;
  /** 1 for the player's first club of the season. */
  stint: number;
  team: string;
  gp: number | null;
  g: number | null;
  a: number | null;
  w: number | null;
  l: number | null;
  otl: number | null;
  so: number | null;
  ga: number | null;
  sa: number | null;
}

/** A player's statistics for one club in one year's playoffs, without games against other leagues. */
export type PlayoffLine = Omit<SeasonLine, "stint" | "otl">;

/** A Stanley Cup with a player's name on it. */
export interface CupWin {
  player: number;
  season: Season;
  team: string;
}

/** An earlier name of a club that kept its code. */
export interface PastClubName {
  team: string;
  firstSeason: Season;
  lastSeason: Season;
  /** In full: the nickname may precede the place. */
  nameEn: string;
  nickname: string;
  nameFr: string;
}

export interface RosterSpot {
  player: number;
  team: string;
  number: number;
}

export interface Team {
  code: string;
  /** Code of the franchise today, or of its last club. */
  franchise: string;
  place: string;
  nickname: string;
  nameFr: string;
  primaryColor: string;
  secondaryColor: string;
  conference: string | null;
  division: string | null;
  firstSeason: Season;
  lastSeason: Season | null;
}

export interface TeamSeasonFacts {
  season: Season;
  team: string;
  conference: string | null;
  division: string | null;
}

export interface LeagueFacts {
  players: Biography[];
  /** In order of player, season and stint. */
  lines: SeasonLine[];
  /** In order of player and season. */
  playoffs: PlayoffLine[];
  /** As engraved, without doubtful rows. In order of season. */
  cups: CupWin[];
  rosters: RosterSpot[];
  teams: Team[];
  pastNames: PastClubName[];
  teamSeasons: TeamSeasonFacts[];
  awards: { season: Season; award: string; player: number }[];
  champions: { season: Season; team: string }[];
  /** Stanley Cup Finals. NHL clubs and their captains only: before 1927 other leagues played for the Cup too. */
  finals: { season: Season; clubs: string[]; captains: number[] }[];
  /** Known captains of clubs' seasons: partial, without doubtful rows. */
  captains: { season: Season; team: string; player: number }[];
  /** Groups of first names that stand for each other. */
  firstNames: string[][];
  /** Other names of a player, in place of the first name. */
  aliases: { player: number; also: string }[];
  /** Known numbers worn in a season with a club; several if the player changed. */
  sweaters: { player: number; season: Season; team: string; number: number }[];
  /** Numbers that players wore most with a club, by hand: the known seasons do not show them. */
  clubNumbers: { player: number; team: string; number: number }[];
  /** Additional fame that no figure shows, by player id. */
  spokenOf: ReadonlyMap<number, number>;
  /** Active players who have announced their last season. */
  retiring: ReadonlySet<number>;
  /** The day of the facts, `2026-08-17`. */
  asOf: string;
}

type Row = Record<string, string>;

const text = (value: string | undefined): string | null => (value === undefined || value === "" ? null : value);
const count = (value: string | undefined): number | null => (text(value) === null ? null : Number(value));

function table<Fact>(folder: URL, name: string, read: (row: Row) => Fact): Fact[] {
  const [columns = [], ...records] = parse(readFileSync(new URL(`${name}.csv`, folder), "utf8")) as string[][];
  // The parser's own objects would take three times as long as all the rest.
  return records.map((record) => {
    const row: Row = {};
    for (let at = 0; at < columns.length; at++) row[columns[at] ?? ""] = record[at] ?? "";
    return read(row);
  });
}

function known<Value>(value: Value | null, row: Row): Value {
  if (value === null) throw new Error(`a fact that must be there is empty: ${JSON.stringify(row)}`);
  return value;
}

const readPlayer = (row: Row): Biography => ({
  id: known(count(row.id), row),
  first: known(text(row.first), row),
  last: known(text(row.last), row),
  position: known(text(row.position), row) as Biography["position"],
  shoots: text(row.shoots),
  heightCm: count(row.height_cm),
  weightKg: count(row.weight_kg),
  birthDate: text(row.birth_date),
  country: text(row.country),
  draftYear: count(row.draft_year),
  draftRound: count(row.draft_round),
  draftOverall: count(row.draft_overall),
  draftTeam: text(row.draft_team),
  hallOfFame: row.hall_of_fame === "1",
});

const readLine = (row: Row): SeasonLine => ({
  player: known(count(row.player_id), row),
  season: known(count(row.season), row),
  stint: known(count(row.stint), row),
  team: known(text(row.team), row),
  gp: count(row.gp),
  g: count(row.g),
  a: count(row.a),
  w: count(row.w),
  l: count(row.l),
  otl: count(row.otl),
  so: count(row.so),
  ga: count(row.ga),
  sa: count(row.sa),
});

function readPlayoffs(row: Row): PlayoffLine {
  const { stint: _stint, otl: _otl, ...line } = readLine({ ...row, stint: "1" });
  return line;
}

const readTeam = (row: Row): Team => ({
  code: known(text(row.code), row),
  franchise: known(text(row.franchise), row),
  place: known(text(row.place), row),
  nickname: known(text(row.nickname), row),
  nameFr: known(text(row.name_fr), row),
  primaryColor: known(text(row.primary_color), row),
  secondaryColor: known(text(row.secondary_color), row),
  conference: text(row.conference),
  division: text(row.division),
  firstSeason: known(count(row.first_season), row),
  lastSeason: count(row.last_season),
});

/** Reads which player was with which club in which season, without doubtful rows. */
const readCertain = (folder: URL, name: string, certainty: string): CupWin[] =>
  table(folder, name, (row) => ({
    player: known(count(row.player_id), row),
    season: known(count(row.season), row),
    team: known(text(row.team), row),
    isDoubtful: row[certainty] === "low",
  }))
    .filter(({ isDoubtful }) => !isDoubtful)
    .map(({ player, season, team }) => ({ player, season, team }));

/** Folder of the facts. */
export const FACTS = new URL("./facts/", import.meta.url);

/** Reads all tables of a folder. @throws Error if a table or a required value is missing */
export function readFacts(folder = FACTS): LeagueFacts {
  return {
    players: table(folder, "players", readPlayer),
    lines: table(folder, "season_lines", readLine).sort(
      (a, b) => a.player - b.player || a.season - b.season || a.stint - b.stint,
    ),
    playoffs: table(folder, "playoff_lines", readPlayoffs).sort((a, b) => a.player - b.player || a.season - b.season),
    cups: readCertain(folder, "cups", "confidence"),
    rosters: table(folder, "rosters", (row) => ({
      player: known(count(row.player_id), row),
      team: known(text(row.team), row),
      number: known(count(row.number), row),
    })),
    teams: table(folder, "teams", readTeam),
    pastNames: table(folder, "clubs_of_the_past", (row) => ({
      team: known(text(row.code), row),
      firstSeason: known(count(row.first_season), row),
      lastSeason: known(count(row.last_season), row),
      nameEn: known(text(row.name_en), row),
      nickname: known(text(row.nickname), row),
      nameFr: known(text(row.name_fr), row),
    })),
    teamSeasons: table(folder, "team_seasons", (row) => ({
      season: known(count(row.season), row),
      team: known(text(row.team), row),
      conference: text(row.conference),
      division: text(row.division),
    })),
    awards: table(folder, "awards", (row) => ({
      season: known(count(row.season), row),
      award: known(text(row.award), row),
      player: known(count(row.player_id), row),
    })),
    champions: table(folder, "champions", (row) => ({
      season: known(count(row.season), row),
      team: known(text(row.team), row),
    })),
    finals: table(folder, "finals", (row) => ({
      season: known(count(row.season), row),
      clubs: [row.champion, row.finalist].flatMap((code) => text(code) ?? []),
      captains: [row.champion_captain_id, row.finalist_captain_id]
        .flatMap((ids) => text(ids)?.split(";") ?? [])
        .map(Number),
    })),
    captains: readCertain(folder, "captains", "certainty"),
    firstNames: table(folder, "first_names", (row) => known(text(row.forms), row).split(" ")),
    aliases: table(folder, "name_aliases", (row) => ({
      player: known(count(row.player_id), row),
      also: known(text(row.also), row),
    })),
    spokenOf: new Map(
      table(folder, "spoken_of", (row) => [known(count(row.player_id), row), known(count(row.points), row)]),
    ),
    retiring: new Set(table(folder, "retiring", (row) => known(count(row.player_id), row))),
    sweaters: table(folder, "sweater_numbers", (row) => ({
      player: known(count(row.player_id), row),
      season: known(count(row.season), row),
      team: known(text(row.team), row),
      number: known(count(row.number), row),
    })),
    clubNumbers: table(folder, "club_numbers", (row) => ({
      player: known(count(row.player_id), row),
      team: known(text(row.team), row),
      number: known(count(row.number), row),
    })),
    asOf: known(table(folder, "as_of", (row) => text(row.day))[0] ?? null, {}),
  };
}
