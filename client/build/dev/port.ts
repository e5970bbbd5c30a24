import { createServer } from "node:net";
import { COMMAND } from "./options.ts";

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Returns the first port from a given one on that nothing listens on. */
export async function findFreePort(from: number): Promise<number> {
  let port = from;
  while (!(await isFree(port))) port++;
  return port;
}

/** Resolves if nothing listens on a port. Otherwise prints a command with a free port, and ends the process. */
export async function requireFreePort(port: number): Promise<void> {
  const free = await findFreePort(port);
  if (free === port) return;
  console.error(`Port ${port} is in use. Use another one: ${COMMAND} -- --port ${free}`);
  process.exit(1);
}
