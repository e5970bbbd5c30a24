import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { createTestHarness } from "wrangler";
import { readLeague } from "../worker/classic-player.ts";
import { startServer } from "../worker/server.ts";

const CONNECTIONS = 16;
const SLICE_MS = 1_000;
const SLICES = 6;
/** Guesses made before the one that is measured: a round in mid-game. */
const MADE_BEFORE = 3;

export interface GuessRow {
  name: string;
  /** Answers a second, the median of the slices. */
  perSecond: number;
  /** Of the baseline of the same run. */
  share: number;
}

/**
 * Guesses a second through the whole Worker in workerd, beside a Hono route that returns a constant.
 * The two take turns, a second each, so that whatever else the machine does falls on both.
 */
export async function benchGuesses(): Promise<GuessRow[]> {
  const constant = createTestHarness({
    root: fileURLToPath(new URL("../..", import.meta.url)),
    workers: [{ config: { name: "constant", main: "tests/bench/constant.ts", compatibility_date: "2026-10-01" } }],
  });
  const server = await startServer({ at: "2026-11-21T12:00:00Z" });
  try {
    const { url } = await constant.listen();
    const guessUrl = new URL("/api/rounds/classic/guess", server.url);
    const bodies = await guessesInMidGame(server);
    const baseline: number[] = [];
    const guesses: number[] = [];
    for (let slice = 0; slice < SLICES; slice++) {
      baseline.push(await answersPerSecond(new URL("/constant", url), bodies));
      guesses.push(await answersPerSecond(guessUrl, bodies));
    }
    const [bare, judged] = [median(baseline), median(guesses)];
    return [
      { name: "a constant from Hono", perSecond: Math.round(bare), share: 1 },
      { name: "a guess, opened, judged and sealed", perSecond: Math.round(judged), share: judged / bare },
    ];
  } finally {
    await server.close();
    await constant.close();
  }
}

/** Many different guesses at one round. */
async function guessesInMidGame(server: Awaited<ReturnType<typeof startServer>>): Promise<string[]> {
  let { round, view } = (await server.post<Sealed>("/api/rounds/classic", { kind: "day", day: "2026-11-21" })).body;
  const { players } = await readLeague(server, view.league);
  const ids = players.map(({ id }) => id);
  for (const guess of ids.splice(0, MADE_BEFORE)) {
    round = (await server.post<Sealed>("/api/rounds/classic/guess", { round, guess })).body.round;
  }
  return ids.slice(0, 500).map((guess) => JSON.stringify({ round, guess }));
}

interface Sealed {
  round: string;
  view: { league: string };
}

async function answersPerSecond(url: URL, bodies: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let answered = 0;
  const post = async () => {
    while (performance.now() - begun < SLICE_MS) {
      await send(url, agent, bodies[answered % bodies.length] ?? "{}");
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, post));
  agent.destroy();
  return answered / ((performance.now() - begun) / 1000);
}

const send = (url: URL, agent: Agent, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
      response.resume().on("end", resolve).on("error", reject);
    });
    sent.on("error", reject).end(body);
  });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

if (import.meta.main) console.table(await benchGuesses());
