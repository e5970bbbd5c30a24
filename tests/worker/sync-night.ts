import type { Stint } from "#rules/league/season";
import type { Day } from "#rules/shared/day";
import type { Server } from "./server.ts";

const TABLES = ["players", "criteria", "teams", "meta"];

/** Returns functions that run nights of the NHL sync, and read what they have changed. */
export function nightsOf(server: Server) {
  /** Returns a player's row, with the stints of the career. */
  async function playerOf(id: number) {
    const [row] = await server.sql("SELECT * FROM players WHERE id = ?", id);
    return row && { ...row, career: JSON.parse(String(row["career"])) as Stint[] };
  }
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

  const health = async () => (await server.get("/api/health")).body;

  /** Runs a cron task, and waits for the messages it sends. */
  async function run(task: string, at: string): Promise<void> {
    await server.setClock(at);
    await server.trigger(task, at);
    await server.synced();
  }
  /** Fetches from the league at an hour, and waits until every part has left the queue. */
  const ask = (night: Day, hour = "09") => run("queue-sync", `${night}T${hour}:00:00Z`);
  const apply = (night: Day, hour = "09") => run("apply-sync", `${night}T${hour}:30:00Z`);
  const refresh = (night: Day, hour?: string) => ask(night, hour).then(() => apply(night, hour));

  return { playerOf, rosterIn, remember, changes, refreshLog, health, run, ask, apply, refresh };
}
