import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { decodeLeague, type LeagueColumns } from "#rules/league/league-columns";
import type { RoundRequest } from "../../worker/rounds/load-round.ts";
import type { Answered, Load } from "./load.ts";
import { startWorkerd } from "./workerd.ts";

const CONNECTIONS = 16;
const WARM_MS = 1_500;
const TURN_MS = 250;
const TURNS = 40;
/** Guesses made before the one that is measured: a round in mid-game. */
const MADE_BEFORE = 3;
const PAGE = "/nhl/daily-guessing-game";
/** A long career. */
const PLAYER = "/players/8448208-jaromir-jagr";

export interface AnswersRow {
  name: string;
  /** Answers a second. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of what it stands beside in the same run; what others stand beside has none. */
  share?: number;
  /** The least share there should be. */
  wanted?: number | undefined;
}

/**
 * What the Worker answers in a second in workerd itself, with no proxy in front: a guess beside a Hono route that parses
 * and echoes the same body, pages beside a file through a Worker that does nothing else. They take many short turns, so
 * that whatever else the machine does falls on all of them alike.
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
      // Kept by the cache in front, and read out of D1.
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

/** Has every address asked in turn, again and again. */
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

/** Many different guesses at one round. */
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
