/**
 * The site's keys: `node seed/keys.ts` after a deployment, or `node seed/keys.ts --rotate`.
 *
 * The keys are in D1, where Time Travel can restore them. The Worker reads them from its secret `KEYS`, a copy of the
 * table, because it must decrypt rounds while D1 is down. A secret cannot be read back: the copy is written when there
 * is none, or with a new key. A second run changes nothing.
 */
import { queryDatabase } from "./database.ts";
import { runScript, withPrivateFile } from "./script.ts";
import { runWrangler } from "./wrangler.ts";

const SECRET = "KEYS";

/** Purposes that need a key before the first round (worker/store/keys.ts). */
const PURPOSES = ["seal", "draw", "address", "push"] as const;

const VALUES = "lower(hex(randomblob(32))), unixepoch() * 1000";

/** Inserts the first key of each purpose that has none. */
export const INSERT_MISSING_KEYS: string = PURPOSES.map(
  (purpose) =>
    `INSERT INTO keys (purpose, material, made_at) SELECT '${purpose}', ${VALUES} WHERE NOT EXISTS (SELECT 1 FROM keys WHERE purpose = '${purpose}');`,
).join(" ");

/** Inserts a new encryption key. Older ones still decrypt. */
export const INSERT_NEW_KEY: string = `INSERT INTO keys (purpose, material, made_at) VALUES ('seal', ${VALUES});`;

/** Selects all keys, as the secret stores them. */
export const SELECT_KEYS: string = "SELECT id, purpose, material FROM keys ORDER BY id";

async function hasSecret(): Promise<boolean> {
  const secrets = JSON.parse(await runWrangler("secret", "list", "--format", "json")) as { name: string }[];
  return secrets.some(({ name }) => name === SECRET);
}

/** Creates missing keys and returns all keys as the secret stores them. @throws Error with wrangler's message */
export async function readOrCreateKeyRing(): Promise<string> {
  await queryDatabase("--remote", INSERT_MISSING_KEYS);
  return JSON.stringify(await queryDatabase("--remote", SELECT_KEYS));
}

async function keepRing(isRotated: boolean): Promise<string> {
  if (isRotated) await queryDatabase("--remote", INSERT_NEW_KEY);
  else if (await hasSecret()) return "Keys: the secret is in place";
  // A private file: other users could see a command line.
  const secrets = JSON.stringify({ [SECRET]: await readOrCreateKeyRing() });
  await withPrivateFile("secrets.json", secrets, (file) => runWrangler("secret", "bulk", file));
  return `Keys: the ring is in the secret ${SECRET}`;
}

if (import.meta.main)
  await runScript("Keys not kept", async () => console.log(await keepRing(process.argv.includes("--rotate"))));
