import { listLetterOf, type PlayerListKind } from "#rules/site/player-address";
import type { ListedPlayer, PlayerLists } from "#rules/site/player-document";
import type { AnyClub } from "#rules/league/all-players";
import { buildCareers } from "../career.ts";
import type { LeagueFacts } from "../facts.ts";
import { pastNamesOf } from "../rows.ts";
import { listEntryOf } from "./documents.ts";

/** Builds all lists by kind and subject, those by letter in order of name, others by games; and the list of lists. */
export function buildPlayerLists(facts: LeagueFacts): {
  index: PlayerLists;
  lists: [by: PlayerListKind, of: string, players: ListedPlayer[]][];
} {
  const careers = [...buildCareers(facts).values()].filter(({ lines, playoffs }) => lines.length + playoffs.length > 0);
  const everybody = careers.map((career) => ({
    career,
    row: listEntryOf(career),
    letter: listLetterOf(career.player.last),
  }));
  const byName = ({ row: a }: { row: ListedPlayer }, { row: b }: { row: ListedPlayer }): number =>
    a[2].localeCompare(b[2], "en") || a[1].localeCompare(b[1], "en") || a[0] - b[0];

  const letters = [...Map.groupBy(everybody.toSorted(byName), ({ letter }) => letter)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, some]): [string, ListedPlayer[]] => [letter, some.map(({ row }) => row)]);

  const countries = [...Map.groupBy(everybody, ({ career }) => career.player.country)]
    .flatMap(([country, some]): [string, ListedPlayer[]][] =>
      country === null ? [] : [[country, sortByGames(some.map(({ row }) => row))]],
    )
    .sort(([, few], [, many]) => many.length - few.length);

  const gamesFor = new Map<string, Map<number, ListedPlayer>>();
  for (const { career, row } of everybody)
    for (const { team, gp } of career.lines.length > 0 ? career.lines : career.playoffs) {
      const rows = gamesFor.get(team) ?? new Map<number, ListedPlayer>();
      const own = rows.get(row[0]) ?? [row[0], row[1], row[2], row[3], row[4], row[5], 0];
      own[6] += gp ?? 0;
      gamesFor.set(team, rows.set(row[0], own));
    }
  const clubs = facts.teams.flatMap(({ code }): [string, ListedPlayer[]][] => {
    const rows = gamesFor.get(code);
    return rows === undefined ? [] : [[code, sortByGames([...rows.values()])]];
  });

  return {
    index: {
      letters: letters.map(([letter, { length }]) => [letter, length]),
      clubs: clubs.map(([code, { length }]) => [clubNamed(facts, code), length]),
      countries: countries.map(([code, { length }]) => [code, length]),
    },
    lists: [
      ...letters.map(([of, list]): [PlayerListKind, string, ListedPlayer[]] => ["letter", of, list]),
      ...clubs.map(([of, list]): [PlayerListKind, string, ListedPlayer[]] => ["club", of, list]),
      ...countries.map(([of, list]): [PlayerListKind, string, ListedPlayer[]] => ["country", of, list]),
    ],
  };
}

const sortByGames = (rows: readonly ListedPlayer[]): ListedPlayer[] =>
  rows.toSorted((a, b) => b[6] - a[6] || a[0] - b[0]);

function clubNamed(facts: LeagueFacts, code: string): AnyClub {
  const team = facts.teams.find((each) => each.code === code);
  if (team === undefined) throw new Error(`no club ${code}`);
  return {
    code,
    franchise: team.franchise,
    place: team.place,
    nickname: team.nickname,
    nameFr: team.nameFr,
    conference: team.conference as AnyClub["conference"],
    first: team.firstSeason,
    last: team.lastSeason,
    past: pastNamesOf(facts, code),
  };
}
