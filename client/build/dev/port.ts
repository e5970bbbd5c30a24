import { createServer } from "node:net";

/** Resolves if nothing listens on a port. Otherwise prints how to use another one, and ends the process. */
export async function requireFreePort(port: number): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (isFree) return;
  const { npm_lifecycle_event: script = "start" } = process.env;
  console.error(
    `Port ${port} is in use. Use another one: npm ${script === "start" ? "start" : `run ${script}`} -- --port ${port + 1}`,
  );
  process.exit(1);
}
