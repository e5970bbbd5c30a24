import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { decodeLeague, type LeagueColumns } from "#rules/league/league-columns";
import type { RoundRequest } from "../../worker/rounds/deal-round.ts";
import type { Answered, Load } from "./load.ts";
import { startWorkerd } from "./workerd.ts";

const CONNECTIONS = 16;
const WARM_MS = 1_500;
const TURN_MS = 250;
const TURNS = 40;
/** Guesses before the measured one: the middle of a round. */
const MADE_BEFORE = 3;
const PAGE = "/nhl/daily-guessing-game";
/** A player with a long career. */
export const PLAYER = "/players/8448208-jaromir-jagr";

export interface AnswersRow {
  name: string;
  /** Responses per second. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Share of its baseline's rate in the same run; baselines have none. */
  share?: number;
  /** The target: the least share. */
  wanted?: number | undefined;
}

/**
 * Measures the Worker's responses per second in workerd, without a proxy: a guess next to a Hono route that parses and
 * echoes the same body, pages next to a file sent by an empty Worker. They take short turns, so that other load affects
 * all of them equally.
 */
export async function benchAnswers(): Promise<AnswersRow[]> {
  const workerd = await startWorkerd();
  const asker = fork(fileURLToPath(new URL("load.ts", import.meta.url)));
  try {
    const bodies = await guessesInMidGame(workerd.deke, { kind: "practice", filter: { players: "everyone" } });
    const at = (base: URL, path: string, sent: readonly string[] = []) => ({
      url: new URL(path, base).href,
      bodies: sent,
    });
    const guess = "/api/rounds/classic/guess";
    const told = await takeTurns(asker, {
      "a Hono route that echoes the guess": at(workerd.echo, guess, bodies),
      "a guess, opened, judged and sealed": at(workerd.deke, guess, bodies),
      "a file through a bare Worker": at(workerd.file, "/written/en/home.json"),
      "the page of a game": at(workerd.deke, PAGE),
      "the page of home": at(workerd.deke, "/"),
      "the page of a player, with its row": at(workerd.deke, PLAYER),
    });
    const [echo, judged, file, game, home, player] = told;
    const rows = [
      echo,
      beside(judged, echo, 0.6),
      file,
      beside(game, file, 0.7),
      beside(home, file, 0.7),
      // Once from the cache and once from D1.
      beside(player, file),
    ];
    return rows.filter((row) => row !== undefined);
  } finally {
    asker.kill();
    await workerd.close();
  }
}

const beside = (row?: AnswersRow, other?: AnswersRow, wanted?: number): AnswersRow | undefined =>
  row && other && { ...row, share: row.perSecond / other.perSecond, wanted };

/** Requests every address in turn, repeatedly. */
async function takeTurns(
  asker: ReturnType<typeof fork>,
  asked: Readonly<Record<string, Pick<Load, "url" | "bodies">>>,
): Promise<AnswersRow[]> {
  const ended = once(asker, "exit").then(() => {
    throw new Error("an answer was none");
  });
  const ask = async (load: Pick<Load, "url" | "bodies">, forMs: number): Promise<Answered> => {
    asker.send({ ...load, connections: CONNECTIONS, forMs } satisfies Load);
    const [answered] = (await Promise.race([nextMessage(asker), ended])) as [Answered];
    return answered;
  };
  for (const load of Object.values(asked)) await ask(load, WARM_MS);
  const answers = new Map(Object.keys(asked).map((name) => [name, [] as Answered[]]));
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, load] of Object.entries(asked)) answers.get(name)?.push(await ask(load, TURN_MS));
  return [...answers].map(([name, turns]) => {
    const took = turns.flatMap(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
    const at = (share: number) => took[Math.floor(share * took.length)] ?? 0;
    const seconds = turns.reduce((sum, { inMs }) => sum + inMs, 0) / 1000;
    return { name, perSecond: took.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
  });
}

const nextMessage = (asker: ReturnType<typeof fork>): Promise<unknown[]> =>
  new Promise((resolve) => asker.once("message", (message) => resolve([message])));

/** Returns many different guesses for one round. */
async function guessesInMidGame(base: URL, begin: RoundRequest): Promise<string[]> {
  const answerTo = async <Body>(path: string, value?: unknown): Promise<Body> => {
    const headers = { "Content-Type": "application/json" };
    const post = value === undefined ? {} : { method: "POST", headers, body: JSON.stringify(value) };
    return (await (await fetch(new URL(path, base), post)).json()) as Body;
  };
  let { round, view } = await answerTo<Sealed>("/api/rounds/classic", begin);
  const { players } = decodeLeague(await answerTo<LeagueColumns>(`/api/leagues/${view.league}/columns`));
  const ids = players.map(({ id }) => id);
  for (const guess of ids.splice(0, MADE_BEFORE))
    ({ round, view } = await answerTo<Sealed>("/api/rounds/classic/guess", { round, guess }));
  return ids.slice(0, 500).map((guess) => JSON.stringify({ round, guess }));
}

interface Sealed {
  round: string;
  view: { league: string };
}

if (import.meta.main) console.table(await benchAnswers());
