import { test as plain } from "vitest";
import { startServer, type Instant, type Server } from "./server.ts";

/**
 * A test of the Worker. All files of a vitest worker share one server with the pages, because starting and seeding one
 * takes longer than most files; each file finds it as at its start.
 */
export const test = plain
  .extend("lent", { scope: "worker" }, async ({}, { onCleanup }) => {
    const server = await startServer({ at: "2026-11-21T12:00:00Z", pages: true });
    onCleanup(() => server.close());
    return { server, isUsed: false };
  })
  .extend("server", { scope: "file" }, async ({ lent }) => {
    if (lent.isUsed) await lent.server.reset();
    lent.isUsed = true;
    return lent.server;
  });

/** Returns the server of a file, whose clock starts at an instant. It has its members once the file's tests begin. */
export function serverAt(at?: Instant, options?: { stopped: boolean }): Server {
  const own = {} as Server;
  test.beforeAll(async ({ server }) => {
    Object.assign(own, server);
    if (at !== undefined) await own.setClock(at, options);
  });
  return own;
}
