import { startWorkerd } from "./workerd.ts";

/** Rounds of each kind, and warm-up rounds before them. */
const ROUNDS = 1_000;
const WARM = 100;
/** Players guessed in each round. The first guess is not measured, because it waits for the object to be created. */
const PLAYERS = [8478402, 8471675, 8479318, 8477934];

export interface MovesRow {
  name: string;
  p50Ms: number;
  p99Ms: number;
}

interface Answer {
  round: string;
  view: { state: string };
}

/**
 * Measures what comparing and appending a move adds to a guess in workerd: practice rounds, which have no attempt,
 * alternate with rounds of a daily, each of another visitor.
 */
export async function benchMoves(): Promise<MovesRow[]> {
  const { deke, close } = await startWorkerd();
  try {
    const post = async <Body>(path: string, value: unknown): Promise<Body> => {
      const headers = { "Content-Type": "application/json" };
      const sent = { method: "POST", headers, body: JSON.stringify(value) };
      const response = await fetch(new URL(path, deke), sent);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Body;
    };
    const { day } = (await (await fetch(new URL("/api/today", deke))).json()) as { day: string };
    const kinds = {
      "a guess in practice": { kind: "practice", filter: { players: "everyone" } },
      "a guess at a daily, compared and appended": { kind: "day", day },
    };
    const took = new Map(Object.keys(kinds).map((name) => [name, [] as number[]]));
    for (let at = 0; at < WARM + ROUNDS; at++)
      for (const [name, begin] of Object.entries(kinds)) {
        let { round, view } = await post<Answer>("/api/rounds/classic", begin);
        for (const [made, guess] of PLAYERS.entries()) {
          // The answer may be one of them.
          if (view.state !== "guessing") break;
          const before = performance.now();
          ({ round, view } = await post<Answer>("/api/rounds/classic/guess", { round, guess }));
          if (at >= WARM && made > 0) took.get(name)?.push(performance.now() - before);
        }
      }
    return [...took].map(([name, times]) => {
      times.sort((a, b) => a - b);
      const share = (part: number) => times[Math.floor(part * times.length)] ?? 0;
      return { name, p50Ms: share(0.5), p99Ms: share(0.99) };
    });
  } finally {
    await close();
  }
}

if (import.meta.main) console.table(await benchMoves());
