import { DATABASE, EMPTY_DATABASE, readDatabaseState } from "../database.ts";
import { runWrangler } from "../wrangler.ts";
import { EMPTY_ACCOUNT, type AccountState } from "./plan.ts";

/** Reads the state of the site on the account that wrangler is logged in to. @throws Error with wrangler's message */
export async function readAccount(): Promise<AccountState> {
  // First on its own: without an account one process of wrangler fails, not three.
  const database = await hasDatabase();
  const [queues, worker] = await Promise.all([listQueues(), readWorker()]);
  return { database, queues, worker, progress: database ? await readDatabaseState("--remote") : EMPTY_DATABASE };
}

/** Reads the state of the site on the account. Without access to one, prints why and returns the state of a new one. */
export const readAccountIfAny = (): Promise<AccountState> =>
  readAccount().catch((error: Error) => {
    console.log(`No account: ${error.message}\nThese are the steps on a new one.`);
    return EMPTY_ACCOUNT;
  });

async function hasDatabase(): Promise<boolean> {
  const databases = JSON.parse(await runWrangler("d1", "list", "--json")) as { name: string }[];
  return databases.some(({ name }) => name === DATABASE);
}

/** Returns the site's queues. Wrangler prints them only as a table; no other word in it can have such a name. */
async function listQueues(): Promise<string[]> {
  const words: string[] = [];
  for (let page = 1; ; page++) {
    const table = await runWrangler("queues", "list", "--page", String(page));
    const found = table.split(/[^\w-]+/).filter((word) => word !== "" && !words.includes(word));
    if (found.length === 0) return words;
    words.push(...found);
  }
}

async function readWorker(): Promise<AccountState["worker"]> {
  const versions = await ofWorker("versions", "list", "--json");
  if (versions === null) return null;
  const [status, secrets] = await Promise.all([
    ofWorker("deployments", "status", "--json"),
    ofWorker("secret", "list", "--format", "json"),
  ]);
  const [live] = (JSON.parse(status ?? "{}") as { versions?: { version_id: string }[] }).versions ?? [];
  const version = (JSON.parse(versions) as { id: string; annotations?: Record<string, string> }[]).find(
    ({ id }) => id === live?.version_id,
  );
  return {
    code: version?.annotations?.["workers/tag"] ?? null,
    secrets: (JSON.parse(secrets ?? "[]") as { name: string }[]).map(({ name }) => name),
  };
}

/** Returns wrangler's output for a command about the Worker, or null if there is no Worker yet (error 10007). */
async function ofWorker(...command: string[]): Promise<string | null> {
  try {
    return await runWrangler(...command);
  } catch (error) {
    if (/\[code: 10007\]|Worker ".*" not found/.test(String(error))) return null;
    throw error;
  }
}
