import type { D1Database } from "@cloudflare/workers-types";
import type { Day } from "#rules/day";
import type { Shot } from "#rules/grid";
import type { FinishedRound } from "../../worker/messages.ts";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { beginDay, guessAll, type Played } from "./classic-player.ts";
import type { Answer, Sent, Server } from "./server.ts";

/** The server as one browser sees it: it keeps the cookie it is given, and sends it along. */
export interface Visitor extends Server {
  /** As it is sent, `name=value`; null as long as there is none. */
  cookie: string | null;
  /** Asks with a method of one's choice, and a value as JSON. */
  ask<Body = unknown>(method: string, path: string, value?: unknown): Promise<Answer<Body>>;
}

/** A browser of its own, empty unless it comes with a cookie. */
export function visit(server: Server, cookie: string | null = null): Visitor {
  const visitor: Visitor = {
    ...server,
    cookie,
    async send<Body>(path: string, init: Sent = {}, isolate?: number) {
      const headers = new Headers(init.headers);
      if (visitor.cookie !== null) headers.set("Cookie", visitor.cookie);
      const answer = await server.send<Body>(path, { ...init, headers: Object.fromEntries(headers) }, isolate);
      const set = answer.headers.get("Set-Cookie");
      if (set !== null) visitor.cookie = /Max-Age=0/i.test(set) ? null : (set.split(";", 1)[0] ?? null);
      return answer;
    },
    get: (path, isolate) => visitor.send(path, {}, isolate),
    post: (path, value) => visitor.ask("POST", path, value),
    ask: (method, path, value) =>
      visitor.send(
        path,
        value === undefined
          ? { method }
          : { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) },
      ),
  };
  return visitor;
}

/** A cookie that names a visitor by an id of 22 characters: the tests' Worker puts a real one in its place (clocked.ts). */
export const cookieOf = (id: string): string => `chosen-visitor=${id}`;

/** Begins a day's Classic at an instant and makes all guesses some time later. Gives the last answer. */
export async function playDay(
  visitor: Visitor,
  day: Day,
  players: readonly number[],
  at: string,
  tookMs = 60_000,
): Promise<Played> {
  await visitor.setClock(at, { stopped: true });
  const begun = await beginDay(visitor, day);
  await visitor.setClock(Date.parse(at) + tookMs, { stopped: true });
  return (await guessAll(visitor, begun, players)).at(-1) ?? begun;
}

/** A row of the table of results. */
export interface StoredResult {
  visitor: string;
  game: string;
  day: Day;
  kind: "daily" | "archive";
  won: number;
  guesses: number;
  correct: number;
  score: number;
  took_ms: number;
  mark: string | null;
  counted: number;
  ranked: number;
  hint: number;
  hard: number;
  finished_at: number;
  /** The right picks of a Grid, as JSON. */
  picks: string | null;
  /** The how manieth finish it was; 0 where nobody has counted. */
  place: number;
}

/** A finished round: a ranked daily of Classic, won with the third guess, unless it says otherwise. */
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
  ranked: true,
  picks: null,
  squares: null,
  attempt: null,
  mark: null,
  counted: true,
  ...of,
});

/** Everything that has been recorded, in the order of days. */
export async function storedResults(server: Server): Promise<StoredResult[]> {
  const { DB } = await server.storage();
  return (await DB.prepare("SELECT * FROM results ORDER BY day, finished_at").all<StoredResult>()).results;
}

/** Writes results as if they had been judged: ranked dailies of Classic, won with one guess, unless it says otherwise. */
export async function storeResults(
  server: Pick<Server, "storage">,
  rows: readonly (Pick<StoredResult, "visitor" | "day"> & Partial<StoredResult>)[],
): Promise<void> {
  const { DB } = await server.storage();
  const values = rows.map(
    ({
      visitor,
      day,
      game = "classic",
      kind = "daily",
      won = 1,
      guesses = 1,
      correct = won,
      score = 10_000,
      took_ms = 60_000,
      ranked = 1,
      finished_at = 0,
      place = 0,
      picks = null,
    }) => [visitor, game, day, kind, won, guesses, correct, score, took_ms, ranked, finished_at, place, picks],
  );
  await writeRows(
    DB,
    `INSERT INTO results (visitor, game, day, kind, won, guesses, correct, score, took_ms, ranked, finished_at, place, picks)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, value->>9, value->>10, value->>11, value->>12 FROM json_each(?)`,
    values,
  );
}

/** Writes Grids of a day in which so many visitors named the same right players, and no other. */
export const storeGrids = (
  server: Pick<Server, "storage">,
  day: Day,
  grids: readonly (readonly [name: string, count: number, picks: readonly Shot[]])[],
): Promise<void> =>
  storeResults(
    server,
    grids.flatMap(([name, count, picks]) =>
      Array.from({ length: count }, (_, index) => ({
        visitor: `${name}${index}`.padEnd(22, "_"),
        game: "grid",
        day,
        won: 0,
        guesses: 9,
        correct: 1,
        score: 1_111,
        picks: JSON.stringify(picks),
      })),
    ),
  );

/** Writes rows of results or visitors in one statement, and derives what is counted of them: faster than to record each. */
export async function writeRows(DB: D1Database, statement: string, rows: unknown): Promise<void> {
  await DB.batch([
    DB.prepare(statement).bind(JSON.stringify(rows)),
    ...TALLY_STATEMENTS.map((derive) => DB.prepare(derive)),
  ]);
}

/** Gives visitors nicknames, each an id with its name, past all checks. */
export async function storeNicknames(
  server: Pick<Server, "storage">,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  const { DB } = await server.storage();
  await writeRows(
    DB,
    "INSERT INTO visitors (id, nickname, nickname_key, named_at) SELECT key, value, lower(value), 0 FROM json_each(?)",
    names,
  );
}

/** Empties the tables of results, of what is counted of them, of nicknames and codes, and every visitor's object. */
export async function forgetEverybody(server: Server): Promise<void> {
  await server.settle();
  await server.forgetAttempts();
  const { DB } = await server.storage();
  const tables = [
    "leaderboard_sums",
    "visitors",
    "new_names",
    "results",
    "tallies",
    "tombstones",
    "transfers",
    "friend_boards",
    "friend_members",
    "friend_weeks",
    "friend_days",
    "reminders",
  ];
  await DB.batch(tables.map((table) => DB.prepare(`DELETE FROM ${table}`)));
}
