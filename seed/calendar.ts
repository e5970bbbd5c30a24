import { puzzleDayOn } from "#rules/cadence";
import { FEWEST_STOPS, GAMES_TO_BE_KNOWN, rankPaths, type Pathed } from "#rules/career";
import { addDays, type Day } from "#rules/day";
import { REPEAT_DAYS, type Pick } from "#rules/draw";
import type { AnyGame } from "#rules/game";
import { games } from "#rules/games";
import { legendsOf, type LegendsFacts } from "#rules/legends";
import { GAME_NAMES, likeGames, MEASURES, type DailyName, type GameName, type WeeklyName } from "#rules/measures";
import { keyOf, type Alignment } from "#rules/roster";
import { EXPANSION, type Stint } from "#rules/season";
import { stopsOf } from "#rules/tenures";
import type { Table, Value } from "./rows.ts";

/** A day as it would be dealt: the key of each game's answer, of a weekly game on its Sundays. */
export interface DealtDay {
  day: Day;
  answers: Record<DailyName, string> & Partial<Record<WeeklyName, string>>;
}

/**
 * Deals days one after the other by the games' own rules, without a server, so that they can be read before anybody
 * plays them. What a site deals itself hangs on its secret key, and is not among these but by chance.
 *
 * @param pickFor the chance by which a game of a day is drawn
 */
export function dealCalendar(
  tables: readonly Table[],
  from: Day,
  count: number,
  pickFor: (game: GameName, day: Day) => Pick,
  names: readonly GameName[] = GAME_NAMES,
): DealtDay[] {
  const facts = factsOf(tables);
  const dealt: DealtDay[] = [];
  for (let day = from; dealt.length < count; day = addDays(day, 1)) {
    const before = dealt.slice(-REPEAT_DAYS).reverse();
    const answers: Partial<DealtDay["answers"]> = {};
    /** Whom a game asks for on this day; a weekly one may have been dealt before. */
    const running = (name: GameName): string | undefined =>
      ({ ...dealt.find((other) => other.day === puzzleDayOn(MEASURES[name], day))?.answers, ...answers })[name];
    for (const name of names) {
      if (puzzleDayOn(MEASURES[name], day) !== day) continue;
      const hidden = likeGames(name).flatMap((other): [string, number][] => {
        const answer = running(other);
        return answer === undefined ? [] : [[answer, 0]];
      });
      const earlier = before.flatMap(({ answers: { [name]: answer } }, at): [string, number][] =>
        answer === undefined ? [] : [[answer, at + 1]],
      );
      const taken = new Map([...hidden, ...earlier]);
      const game = games[name] as AnyGame;
      answers[name] = game.key(game.deal(facts[name], day, taken, pickFor(name, day)));
    }
    dealt.push({ day, answers: answers as DealtDay["answers"] });
  }
  return dealt;
}

/** What the games are dealt from: as much of the Worker's own facts as a deal looks at. */
function factsOf(tables: readonly Table[]): Record<GameName, unknown> {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const players = rowsOf("players").toSorted((a, b) => Number(b["fame"]) - Number(a["fame"]));
  const rostered = players
    .filter(({ team }) => team !== null)
    .toSorted((a, b) => Number(b["answerable"]) - Number(a["answerable"]))
    .map(({ id }) => Number(id));
  const pool = { candidates: new Set(rostered), byFame: rostered };
  const legends = legendsFactsOf(players);
  return {
    legends,
    classic: pool,
    face: pool,
    career: pathsOf(players),
    roster: seasonsOf(rowsOf),
    grid: gridOf(rowsOf),
  };
}

function pathsOf(players: Table["rows"]) {
  const pathed = players.flatMap(({ id, fame, games: played, career }): Pathed[] => {
    const stints = parse<Stint[]>(career);
    const last = stints.at(-1)?.[0] ?? 0;
    const canBeHidden = Number(played) >= GAMES_TO_BE_KNOWN && last >= EXPANSION;
    return canBeHidden && stopsOf(stints, {}).length >= FEWEST_STOPS ? [[Number(id), Number(fame), last]] : [];
  });
  return { candidates: new Set(pathed.map(([id]) => id)), byFame: rankPaths(pathed) };
}

function seasonsOf(rowsOf: (name: string) => Table["rows"]) {
  const franchises = new Map(rowsOf("teams").map(({ code, franchise }) => [code, String(franchise)]));
  const alignments = rowsOf("team_seasons")
    .filter(({ season }) => Number(season) >= EXPANSION)
    .toSorted((a, b) => Number(b["fame"]) - Number(a["fame"]))
    .map(({ season, team, division }): Alignment => ({
      season: Number(season),
      team: String(team),
      division: division as string | null,
      franchise: franchises.get(team ?? "") ?? "",
    }));
  return { alignments: new Map(alignments.map((one) => [keyOf(one), one])), byFame: alignments.map(keyOf) };
}

/** Of their figures a deal looks at the last season alone. */
const legendsFactsOf = (players: Table["rows"]): LegendsFacts => {
  const played = players.filter(({ career }) => career !== "[]").toSorted((a, b) => Number(a["id"]) - Number(b["id"]));
  const nothing = { club: [], clubs: [], position: [], country: [], debut: [] };
  const figures = { games: [], points: [], overall: [], honours: [] };
  return legendsOf({
    ...nothing,
    ...figures,
    ids: played.map(({ id }) => Number(id)),
    last: played.map(({ career }) => (parse<Stint[]>(career).at(-1)?.[0] ?? 0) % 10_000),
    fame: played.map(({ fame }) => Number(fame)),
    onRoster: played.map(({ team }) => (team === null ? 0 : 1)),
  });
};

const gridOf = (rowsOf: (name: string) => Table["rows"]) => ({
  criteria: new Map(
    rowsOf("criteria")
      .filter(({ partners }) => partners !== "{}")
      .map(({ key, partners, twins }) => [String(key), { partners: parse(partners), twins: parse(twins) }]),
  ),
});

const parse = <Shape>(value: Value | undefined): Shape => JSON.parse(String(value)) as Shape;
