import { setTimeout } from "node:timers/promises";
import type { Day } from "#rules/shared/day";
import type { Server } from "./server.ts";

/** The cron tasks of a night. */
export const BEGIN = "queue-sync";
export const APPLY = "apply-sync";

/** Rosters of 32 clubs, twelve pages of skaters, two of goalies, and the standings. */
export const SLICES = 47;

const TABLES = ["players", "criteria", "teams", "meta"];

/** The columns of a player that tests read. */
export interface PlayerRow {
  id: number;
  team: string | null;
  number: number | null;
  games: number;
  points: number | null;
  clubs: string;
  career: string;
}

/** `GET /api/health` */
export interface Health {
  day: { today: Day; ageSeconds: number; missing: { game: string; day: Day }[] };
  facts: { version: string; asOf: Day; ageDays: number };
  lastFailure: { night: Day; slice: string; what: string; ageSeconds: number } | null;
}

/** Returns functions that run nights of the NHL sync, and read what they have changed. */
export function nightsOf(server: () => Server) {
  const all = async <Found>(query: string, ...values: unknown[]): Promise<Found[]> => {
    const { DB } = server();
    return (
      await DB.prepare(query)
        .bind(...values)
        .all<Found>()
    ).results;
  };
  const playerOf = async (id: number): Promise<PlayerRow | undefined> =>
    (await all<PlayerRow>("SELECT * FROM players WHERE id = ?", id))[0];
  const rosterIn = async (club: string) => all("SELECT id, number FROM players WHERE team = ? ORDER BY id", club);

  /** Copies the facts into tables next to them. */
  async function remember(): Promise<void> {
    const { DB } = server();
    await DB.batch(
      TABLES.flatMap((table) => [
        DB.prepare(`DROP TABLE IF EXISTS was_${table}`),
        DB.prepare(`CREATE TABLE was_${table} AS SELECT * FROM ${table}`),
      ]),
    );
  }

  /** Returns rows that have appeared or disappeared since then. */
  const changes = async (): Promise<unknown[]> =>
    (
      await Promise.all(
        TABLES.flatMap((table) => [
          all(`SELECT * FROM ${table} EXCEPT SELECT * FROM was_${table}`),
          all(`SELECT * FROM was_${table} EXCEPT SELECT * FROM ${table}`),
        ]),
      )
    ).flat();

  /** Returns what the sync has logged since the last call. */
  const refreshLog = (): string[] =>
    server()
      .takeLog()
      .filter((line) => line.includes('"sync-fault"'))
      .map((line) => JSON.parse(line) as Record<"night" | "slice" | "fault", string>)
      .map(({ night, slice, fault }) => `${night}, ${slice}: ${fault}`);

  const health = async (): Promise<Health> => (await server().get<Health>("/api/health")).body;

  /** Fetches from the league and waits until every slice has left the queue. */
  async function ask(night: Day, slices = SLICES, at = "09:00:00"): Promise<void> {
    await server().setClock(`${night}T${at}Z`);
    await server().trigger(BEGIN, `${night}T${at}Z`);
    for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(50)) {
      // What an earlier fetch of the night lacks is fetched again.
      const learned = await all(
        `SELECT 1 FROM refresh
         WHERE night = ? AND slice NOT LIKE 'player:%' AND slice <> 'news' AND (fault IS NULL OR at >= ?)`,
        night,
        Date.parse(`${night}T${at}Z`),
      );
      // The club's statistics come after it.
      if (learned.length < slices) continue;
      const unknown = await all(
        `SELECT 1 FROM refresh, json_each(document, '$.spots') AS spot
         WHERE night = ? AND slice LIKE 'roster:%' AND spot.value ->> 1 IS NOT NULL AND spot.value ->> 0 NOT IN (SELECT id FROM players)
           AND NOT EXISTS (SELECT 1 FROM refresh AS asked WHERE asked.night = refresh.night AND asked.slice = 'player:' || (spot.value ->> 0))`,
        night,
      );
      const unclear = await all(
        `SELECT 1 FROM refresh, json_each(document, '$.unclear') AS one WHERE night = ?
           AND NOT EXISTS (SELECT 1 FROM refresh AS asked WHERE asked.night = refresh.night AND asked.slice = 'player:' || one.value)`,
        night,
      );
      if (unknown.length + unclear.length === 0) return;
    }
    throw new Error(`the slices of ${night} have not come`);
  }

  const apply = async (night: Day): Promise<void> => {
    await server().setClock(`${night}T09:30:00Z`);
    await server().trigger(APPLY, `${night}T09:30:00Z`);
  };

  async function refresh(night: Day): Promise<void> {
    await ask(night);
    await apply(night);
  }

  return { all, playerOf, rosterIn, remember, changes, refreshLog, health, ask, apply, refresh };
}
