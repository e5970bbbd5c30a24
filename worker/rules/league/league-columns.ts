import { DAY_MS, dayAt, startOf } from "../shared/day.ts";
import type { OtherNames } from "./other-names.ts";
import type { CurrentClub, League, PublishedPlayer } from "./rostered-players.ts";
import type { Position } from "./player.ts";

/** A {@link League} as the API sends it: a list per field compresses better than an object per player. */
export interface LeagueColumns {
  version: string;
  clubs: CurrentClub[];
  /** Club codes of today and the past; other fields refer to them by a letter of {@link LETTERS}. */
  codes: string[];
  /** The difference of each id to the previous one. */
  steps: number[];
  /** One letter per player. */
  positions: string;
  teams: string;
  numbers: (number | null)[];
  countries: string[];
  /** Days since 1970-01-01. */
  births: (number | null)[];
  draftYears: (number | null)[];
  overalls: (number | null)[];
  points: (number | null)[];
  /** One letter per club of a player, {@link OWN} for his current one; players are separated by commas. */
  careers: string;
  fame: number[];
  first: string[];
  last: string[];
  names: OtherNames;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const OWN = ".";

/** Encodes a league. @throws RangeError if it has more clubs than there are letters */
export function encodeLeague({ version, clubs, players, names }: League): LeagueColumns {
  const codes = [...new Set(players.flatMap((player) => [player.team, ...player.clubs]))].toSorted();
  if (codes.length > LETTERS.length) throw new RangeError(`${codes.length} clubs, and a letter for ${LETTERS.length}`);
  const letterOf = (code: string): string => LETTERS.charAt(codes.indexOf(code));
  const of = <Key extends keyof PublishedPlayer>(key: Key): PublishedPlayer[Key][] =>
    players.map((player) => player[key]);
  return {
    version,
    clubs,
    codes,
    steps: players.map(({ id }, place) => id - (players[place - 1]?.id ?? 0)),
    positions: of("position").join(""),
    teams: of("team").map(letterOf).join(""),
    numbers: of("number"),
    countries: of("country"),
    births: of("birth").map((day) => (day === null ? null : startOf(day) / DAY_MS)),
    draftYears: of("draftYear"),
    overalls: of("overall"),
    points: of("points"),
    careers: players
      .map((player) => player.clubs.map((code) => (code === player.team ? OWN : letterOf(code))).join(""))
      .join(),
    fame: of("fame"),
    first: of("first"),
    last: of("last"),
    names,
  };
}

export function decodeLeague({ version, clubs, names, ...columns }: LeagueColumns): League {
  const codeOf = (letter: string): string => columns.codes[LETTERS.indexOf(letter)] ?? "";
  const careers = columns.careers.split(",");
  let id = 0;
  const players = columns.steps.map((step, place): PublishedPlayer => {
    const team = codeOf(columns.teams.charAt(place));
    const birth = columns.births[place] ?? null;
    id += step;
    return {
      id,
      first: columns.first[place] ?? "",
      last: columns.last[place] ?? "",
      position: columns.positions.charAt(place) as Position,
      team,
      number: columns.numbers[place] ?? null,
      country: columns.countries[place] ?? "",
      birth: birth === null ? null : dayAt(birth * DAY_MS),
      draftYear: columns.draftYears[place] ?? null,
      overall: columns.overalls[place] ?? null,
      points: columns.points[place] ?? null,
      clubs: Array.from(careers[place] ?? "", (letter) => (letter === OWN ? team : codeOf(letter))),
      fame: columns.fame[place] ?? 0,
    };
  });
  return { version, clubs, players, names };
}
