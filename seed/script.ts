import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a script. A failure is printed in one line, without a stack. */
export async function runScript(failure: string, script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(`${failure}: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

/** Writes a file that no other user can read, and deletes its folder after use. */
export async function withPrivateFile<Result>(
  name: string,
  content: string,
  consume: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "deke-"));
  try {
    const path = join(folder, name);
    await writeFile(path, content, { mode: 0o600 });
    return await consume(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
