import { puzzleDayOn } from "#rules/shared/schedule";
import {
  MIN_GAMES_OF_CANDIDATE,
  withGamesForOneClub,
  withOwnPath,
  rankPaths,
  type PathCandidate,
} from "#rules/career/career";
import { MIN_STOPS } from "#rules/career/stages";
import { addDays, type Day } from "#rules/shared/day";
import { LOOK_BACK_DAYS, type RandomPick } from "#rules/shared/draw";
import type { AnyGame } from "#rules/shared/game";
import { games } from "#rules/games";
import { isLegend, LEGEND, type LegendsFacts, type RetiredPlayer } from "#rules/legends/legends";
import { GAME_NAMES, GAME_CONFIG, type DailyName, type GameName, type WeeklyName } from "#rules/shared/game-config";
import { rivalPuzzles } from "#rules/shared/rival-puzzles";
import { MIN_GAMES_OF_ANSWER } from "#rules/league/rostered-players";
import { teamSeasonKey, type AlignedTeamSeason } from "#rules/roster/team-season";
import { EXPANSION_SEASON, secondYear, type Stint } from "#rules/league/season";
import { computeCareerStops, townClubOf } from "#rules/league/tenures";
import { currentNumbersOf } from "./current-numbers.ts";
import type { TableRows, ColumnValue } from "./rows.ts";

const WEEK = 7;

/** A dealt day: the key of each game's answer; a weekly game's on its Sunday. */
export interface DealtDay {
  day: Day;
  answers: Record<DailyName, string> & Partial<Record<WeeklyName, string>>;
}

/**
 * Deals consecutive days by the games' own rules, without a server, for review. A site's own draws depend on its secret
 * key, so these reveal nothing.
 *
 * @param pickFor returns the random source of a game's draw on a day
 */
export function dealCalendar(
  facts: DrawFacts,
  from: Day,
  count: number,
  pickFor: (game: GameName, day: Day) => RandomPick,
): DealtDay[] {
  const dealt: DealtDay[] = [];
  for (let day = from; dealt.length < count; day = addDays(day, 1)) {
    const answers: Partial<DealtDay["answers"]> = {};
    for (const name of GAME_NAMES) {
      if (puzzleDayOn(GAME_CONFIG[name], day) !== day) continue;
      const known = [...dealt.slice(-2 * WEEK), { day, answers }];
      const hidden = rivalPuzzles(name, day).flatMap(({ game, first, last }) =>
        known.flatMap(({ day: other, answers: { [game]: answer } }): [string, number][] =>
          other >= first && other <= last && answer !== undefined ? [[answer, 0]] : [],
        ),
      );
      const before = dealt.slice(-Math.max(LOOK_BACK_DAYS, GAME_CONFIG[name].repeatDays)).reverse();
      const earlier = before.flatMap(({ answers: { [name]: answer } }, at): [string, number][] =>
        answer === undefined ? [] : [[answer, at + 1]],
      );
      // If an answer came twice, the nearer day counts.
      const taken = new Map<string, number>();
      for (const [answer, days] of [...hidden, ...earlier]) if (!taken.has(answer)) taken.set(answer, days);
      const game = games[name] as AnyGame;
      answers[name] = game.answerKey(game.deal(facts[name], day, taken, pickFor(name, day)));
    }
    dealt.push({ day, answers: answers as DealtDay["answers"] });
  }
  return dealt;
}

/** What each game deals from. */
export type DrawFacts = ReturnType<typeof readDrawFacts>;

/** Reads the parts of the Worker's facts that the deals of each game read. */
export function readDrawFacts(tables: readonly TableRows[]) {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const players = rowsOf("players").toSorted((a, b) => Number(b["fame"]) - Number(a["fame"]));
  const byFame = players
    .filter(({ team }) => team !== null)
    .toSorted((a, b) => Number(b["answerable"]) - Number(a["answerable"]))
    .map(({ id }) => Number(id));
  const beginners = new Set(
    players.filter(({ games: played }) => Number(played) < MIN_GAMES_OF_ANSWER).map(({ id }) => Number(id)),
  );
  const numberOf = currentNumbersOf(players);
  const candidates = new Map(players.map((row) => [Number(row["id"]), { number: numberOf(row) }]));
  const rostered = { players: candidates, byFame, beginners };
  return {
    classic: rostered,
    roster: seasonsOf(rowsOf),
    face: rostered,
    career: pathsOf(players),
    grid: gridOf(rowsOf),
    legends: legendsFactsOf(players, rowsOf("trophies")),
  };
}

function pathsOf(players: TableRows["rows"]) {
  const careers = players.flatMap(({ id, fame, games: played, career }) => {
    const stints = parse<Stint[]>(career);
    const last = stints.at(-1)?.[0] ?? 0;
    const stops = computeCareerStops(stints, {});
    const path = stops.map(({ team }) => townClubOf(team)).join();
    const gamesBy = Map.groupBy(stops, ({ team }) => townClubOf(team));
    const most = Math.max(0, ...[...gamesBy.values()].map((own) => own.reduce((sum, stop) => sum + stop.games, 0)));
    const canBeHidden = Number(played) >= MIN_GAMES_OF_CANDIDATE && last >= EXPANSION_SEASON;
    const candidate: PathCandidate = [Number(id), Number(fame), last, most];
    return canBeHidden && stops.length >= MIN_STOPS ? [{ path, candidate }] : [];
  });
  const pathed = withOwnPath(careers, ({ path }) => path).map(({ candidate }) => candidate);
  const byFame = rankPaths(pathed);
  return {
    players: new Set(pathed.map(([id]) => id)),
    byFame,
    longServing: new Set(withGamesForOneClub(pathed, byFame)),
  };
}

function seasonsOf(rowsOf: (name: string) => TableRows["rows"]) {
  const franchises = new Map(rowsOf("teams").map(({ code, franchise }) => [code, String(franchise)]));
  const alignments = rowsOf("team_seasons")
    .filter(({ season }) => Number(season) >= EXPANSION_SEASON)
    .toSorted((a, b) => Number(b["fame"]) - Number(a["fame"]))
    .map(({ season, team, division }): AlignedTeamSeason => ({
      season: Number(season),
      team: String(team),
      division: division as string | null,
      franchise: franchises.get(team ?? "") ?? "",
    }));
  return {
    alignments: new Map(alignments.map((one) => [teamSeasonKey(one), one])),
    byFame: alignments.map(teamSeasonKey),
  };
}

/** A deal reads only the pool. */
function legendsFactsOf(players: TableRows["rows"], trophies: TableRows["rows"]): Pick<LegendsFacts, "pool"> {
  const played = players.filter(({ career }) => career !== "[]");
  const lastOf = new Map(played.map(({ id, career }) => [id, parse<Stint[]>(career).at(-1)?.[0] ?? 0]));
  const latest = Math.max(...lastOf.values());
  const won = Map.groupBy(
    trophies.flatMap(({ award, winners }) =>
      parse<[number, number][]>(winners).map(([, id]) => ({ id, award: String(award) })),
    ),
    ({ id }) => id,
  );
  const legends = played.filter(({ id, team, hall_of_fame: hall, games, points }) =>
    isLegend({
      isRetired: team === null && (lastOf.get(id ?? null) ?? 0) < latest,
      hallOfFame: hall === 1,
      trophies: (won.get(Number(id)) ?? []).map(({ award }) => award),
      games: Number(games),
      points: Number(points),
    }),
  );
  const pool = legends
    .slice(0, LEGEND.pool)
    .map(({ id }): RetiredPlayer => [Number(id), secondYear(lastOf.get(id ?? null) ?? 0)])
    .sort(([a], [b]) => a - b);
  return { pool };
}

const gridOf = (rowsOf: (name: string) => TableRows["rows"]) => ({
  criteria: new Map(
    rowsOf("criteria")
      .filter(({ partners }) => partners !== "{}")
      .map(({ key, partners, twins }) => [String(key), { partners: parse(partners), twins: parse(twins) }]),
  ),
});

const parse = <Shape>(value: ColumnValue | undefined): Shape => JSON.parse(String(value)) as Shape;
