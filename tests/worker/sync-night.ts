import type { Day } from "#rules/shared/day";
import type { Server } from "./server.ts";

/** The cron tasks of a night. */
export const BEGIN = "queue-sync";
export const APPLY = "apply-sync";

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
export function nightsOf(server: Server) {
  const playerOf = async (id: number): Promise<PlayerRow | undefined> =>
    (await server.sql<PlayerRow>("SELECT * FROM players WHERE id = ?", id))[0];
  const rosterIn = async (club: string) =>
    server.sql("SELECT id, number FROM players WHERE team = ? ORDER BY id", club);

  /** Copies the facts into tables next to them. */
  async function remember(): Promise<void> {
    for (const table of TABLES) {
      await server.sql(`DROP TABLE IF EXISTS was_${table}`);
      await server.sql(`CREATE TABLE was_${table} AS SELECT * FROM ${table}`);
    }
  }

  /** Returns rows that have appeared or disappeared since then. */
  const changes = async (): Promise<unknown[]> =>
    (
      await Promise.all(
        TABLES.flatMap((table) => [
          server.sql(`SELECT * FROM ${table} EXCEPT SELECT * FROM was_${table}`),
          server.sql(`SELECT * FROM was_${table} EXCEPT SELECT * FROM ${table}`),
        ]),
      )
    ).flat();

  /** Returns what the sync has logged since the last call. */
  const refreshLog = (): string[] =>
    server
      .takeLog()
      .filter((line) => line.includes('"sync-fault"'))
      .map((line) => JSON.parse(line) as Record<"night" | "slice" | "fault", string>)
      .map(({ night, slice, fault }) => `${night}, ${slice}: ${fault}`);

  const health = async (): Promise<Health> => (await server.get<Health>("/api/health")).body;

  /** Fetches from the league and waits until every part has left the queue. */
  async function ask(night: Day, at = "09:00:00"): Promise<void> {
    await server.setClock(`${night}T${at}Z`);
    await server.trigger(BEGIN, `${night}T${at}Z`);
    await server.synced();
  }

  const apply = async (night: Day): Promise<void> => {
    await server.setClock(`${night}T09:30:00Z`);
    await server.trigger(APPLY, `${night}T09:30:00Z`);
  };

  async function refresh(night: Day): Promise<void> {
    await ask(night);
    await apply(night);
  }

  return { playerOf, rosterIn, remember, changes, refreshLog, health, ask, apply, refresh };
}
