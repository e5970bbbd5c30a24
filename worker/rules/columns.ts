import { DAY_MS, dayAt, startOf } from "./day.ts";
import type { OtherNames } from "./names.ts";
import type { Club, League, Player, Position } from "./player.ts";

/**
 * A {@link League} as it is sent: nine hundred players would spell their keys out nine hundred times, and like compresses
 * best beside like. Every list has a place for each player, in the league's order.
 */
export interface LeagueColumns {
  version: string;
  clubs: Club[];
  /** Codes of the clubs of today and before, each told by its letter in {@link LETTERS} from here on. */
  codes: string[];
  /** How far each id is from the one before. */
  steps: number[];
  /** A letter each. */
  positions: string;
  teams: string;
  numbers: (number | null)[];
  countries: string[];
  /** Days since 1970. */
  births: (number | null)[];
  draftYears: (number | null)[];
  overalls: (number | null)[];
  points: (number | null)[];
  /** A letter for each club of a player, the one he plays for being {@link OWN}; a comma between players. */
  careers: string;
  fame: number[];
  first: string[];
  last: string[];
  names: OtherNames;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const OWN = ".";

/** Writes a league in columns. @throws RangeError for one of more clubs than there are letters */
export function toColumns({ version, clubs, players, names }: League): LeagueColumns {
  const codes = [...new Set(players.flatMap((player) => [player.team, ...player.clubs]))].toSorted();
  if (codes.length > LETTERS.length) throw new RangeError(`${codes.length} clubs, and a letter for ${LETTERS.length}`);
  const letterOf = (code: string): string => LETTERS.charAt(codes.indexOf(code));
  const of = <Key extends keyof Player>(key: Key): Player[Key][] => players.map((player) => player[key]);
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

/** Reads what {@link toColumns} has written. */
export function fromColumns({ version, clubs, names, ...columns }: LeagueColumns): League {
  const codeOf = (letter: string): string => columns.codes[LETTERS.indexOf(letter)] ?? "";
  const careers = columns.careers.split(",");
  let id = 0;
  const players = columns.steps.map((step, place): Player => {
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
