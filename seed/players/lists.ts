import { listLetterOf, type PlayerListKind } from "#rules/site/player-address";
import type { ListedPlayer, PlayerList, PlayerLists } from "#rules/site/player-document";
import type { AnyClub } from "#rules/league/all-players";
import { buildCareers } from "../career.ts";
import type { LeagueFacts } from "../facts.ts";
import { listEntryOf } from "./documents.ts";

/** Maximum length of a list by games: half the league is Canadian, and all players are in lists by letter. */
const MOST = 500;

/** Builds all lists by kind and subject, and the list of lists. */
export function buildPlayerLists(facts: LeagueFacts): {
  index: PlayerLists;
  lists: [by: PlayerListKind, of: string, PlayerList][];
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
    .map(([letter, some]): [string, PlayerList] => [letter, { players: some.map(({ row }) => row), of: some.length }]);

  const countries = [...Map.groupBy(everybody, ({ career }) => career.player.country)]
    .flatMap(([country, some]): [string, PlayerList][] =>
      country === null ? [] : [[country, mostGames(some.map(({ row }) => row))]],
    )
    .sort(([, few], [, many]) => many.of - few.of);

  const gamesFor = new Map<string, Map<number, ListedPlayer>>();
  for (const { career, row } of everybody)
    for (const { team, gp } of career.lines.length > 0 ? career.lines : career.playoffs) {
      const rows = gamesFor.get(team) ?? new Map<number, ListedPlayer>();
      const own = rows.get(row[0]) ?? [row[0], row[1], row[2], row[3], row[4], row[5], 0];
      own[6] += gp ?? 0;
      gamesFor.set(team, rows.set(row[0], own));
    }
  const clubs = facts.teams.flatMap(({ code }): [string, PlayerList][] => {
    const rows = gamesFor.get(code);
    return rows === undefined ? [] : [[code, mostGames([...rows.values()])]];
  });

  return {
    index: {
      letters: letters.map(([letter, { of }]) => [letter, of]),
      clubs: clubs.map(([code, { of }]) => [clubNamed(facts, code), of]),
      countries: countries.map(([code, { of }]) => [code, of]),
    },
    lists: [
      ...letters.map(([of, list]): [PlayerListKind, string, PlayerList] => ["letter", of, list]),
      ...clubs.map(([of, list]): [PlayerListKind, string, PlayerList] => ["club", of, list]),
      ...countries.map(([of, list]): [PlayerListKind, string, PlayerList] => ["country", of, list]),
    ],
  };
}

const mostGames = (rows: readonly ListedPlayer[]): PlayerList => ({
  players: rows.toSorted((a, b) => b[6] - a[6] || a[0] - b[0]).slice(0, MOST),
  of: rows.length,
});

function clubNamed({ teams, pastNames }: LeagueFacts, code: string): AnyClub {
  const team = teams.find((each) => each.code === code);
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
    past: pastNames
      .filter((name) => name.team === code)
      .map(({ firstSeason: first, lastSeason: last, nameEn, nickname, nameFr }) => ({
        first,
        last,
        nameEn,
        nickname,
        nameFr,
      })),
  };
}
