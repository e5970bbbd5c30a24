import type { Day } from "#rules/shared/day";
import type { Shot } from "#rules/grid/grid";
import type { FinishedRound } from "../../worker/runtime/queue-messages.ts";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { clientOf, type Server, type TestResponse } from "./server.ts";

/** The server as one browser uses it: the browser stores its cookie and sends it. */
export interface Visitor extends Server {
  /** `name=value`, or null. */
  cookie: string | null;
}

/** Returns a new browser, without a cookie unless one is given. */
export function visit(server: Server, cookie: string | null = null): Visitor {
  const visitor: Visitor = {
    ...server,
    ...clientOf(async (path, sent = {}) => {
      const headers = new Headers(sent.headers);
      if (visitor.cookie !== null) headers.set("Cookie", visitor.cookie);
      const answer = await server.send(path, { ...sent, headers });
      const set = answer.headers.get("Set-Cookie");
      if (set !== null) visitor.cookie = /Max-Age=0/i.test(set) ? null : (set.split(";", 1)[0] ?? null);
      return answer as never;
    }),
    cookie,
  };
  return visitor;
}

const withHeader = (server: Server, name: string, value: string): Server => ({
  ...server,
  ...clientOf((path, sent = {}) => {
    const headers = new Headers(sent.headers);
    headers.set(name, value);
    return server.send(path, { ...sent, headers });
  }),
});

/** Returns the server with requests to another isolate than the first; each has its own memory. */
export const onIsolate = (server: Server, isolate: number): Server => withHeader(server, "x-isolate", String(isolate));

/** Returns the server with requests from an IP address. */
export const fromAddress = (server: Server, address: string): Server => withHeader(server, "CF-Connecting-IP", address);

/** Returns a visitor's id, of 22 characters. */
export const idOf = (name: string | number): string => `${name}`.padEnd(22, "_");

/** Returns a cookie that names a visitor by an id; the tests' Worker replaces it by a real one (test-worker.ts). */
export const cookieOf = (id: string): string => `chosen-visitor=${id}`;

/** Returns a browser of a visitor who has the id of a name. */
export const known = (server: Server, name: string): Visitor => visit(server, cookieOf(idOf(name)));

/** Joins two devices: the second becomes the visitor of the first. Returns the response to the second. */
export async function joinDevices(first: Visitor, second: Visitor): Promise<TestResponse> {
  const { code } = (await first.post<{ code: string }>("/api/me/code", undefined)).body;
  return second.post("/api/me/claim", { code });
}

/**
 * A row of the table of results. `place` is the position among all finishes, from 1, or 0 if it does not count; `picks`
 * are the right picks of a Grid, as JSON.
 */
export type StoredResult = Record<"visitor" | "game" | "day" | "kind", string> &
  Record<"won" | "guesses" | "correct" | "score" | "took_ms" | "finished_at" | "place" | "hint" | "hard", number> &
  Record<"mark" | "picks", string | null>;

/** Returns a finished round: a daily of Classic that counts, won with the third guess, unless `of` differs. */
export const finishedRound = (
  of: Partial<FinishedRound> & Pick<FinishedRound, "visitor" | "day" | "finishedAt">,
): FinishedRound => ({
  game: "classic",
  kind: "daily",
  won: true,
  guesses: 3,
  correct: 1,
  hint: false,
  hard: false,
  score: 71.43,
  tookMs: 60_000,
  picks: null,
  squares: null,
  mark: null,
  ...of,
});

/** Returns all results in the order of days, once no background work is left. */
export async function storedResults({ settle, sql }: Server): Promise<StoredResult[]> {
  await settle();
  return sql<StoredResult>("SELECT * FROM results ORDER BY day, finished_at");
}

const WON_AT_ONCE = {
  game: "classic",
  kind: "daily",
  won: 1,
  guesses: 1,
  score: 10_000,
  took_ms: 60_000,
  mark: null,
  finished_at: 0,
  place: 0,
  picks: null,
};

/** Stores results without playing them: dailies of Classic that count, won with one guess, unless a row differs. */
export function storeResults(
  server: Server,
  rows: readonly (Pick<StoredResult, "visitor" | "day"> & Partial<StoredResult>)[],
): Promise<void> {
  const columns = ["visitor", "day", "correct", ...Object.keys(WON_AT_ONCE)];
  const values = columns.map((column) => `value->>'${column}'`);
  return writeRows(
    server,
    `INSERT INTO results (${columns.join()}) SELECT ${values.join()} FROM json_each(?)`,
    rows.map((row) => ({ ...WON_AT_ONCE, correct: row.won ?? 1, ...row })),
  );
}

/** Stores Grids of a day: for each name, `count` visitors with the same correct picks and no others. */
export function storeGrids(
  server: Server,
  day: Day,
  grids: readonly (readonly [name: string, count: number, picks: readonly Shot[]])[],
): Promise<void> {
  const grid = { game: "grid", day, won: 0, guesses: 9, correct: 1, score: 1_111 };
  const rows = grids.flatMap(([name, count, picks]) =>
    Array.from({ length: count }, (_, index) => ({
      ...grid,
      visitor: idOf(`${name}${index}`),
      picks: JSON.stringify(picks),
    })),
  );
  return storeResults(server, rows);
}

/** Stores nicknames by the ids of their visitors, without checks. */
export const storeNicknames = (server: Server, names: Readonly<Record<string, string>>): Promise<void> =>
  writeRows(
    server,
    "INSERT INTO visitors (id, nickname, nickname_key, named_at) SELECT key, value, lower(value), 0 FROM json_each(?)",
    names,
  );

/** Inserts rows with one statement and derives the tallies, which is faster than recording each row. */
async function writeRows(server: Server, statement: string, rows: unknown): Promise<void> {
  await server.sql(statement, JSON.stringify(rows));
  await server.execute(TALLY_STATEMENTS);
}
