import { mkdir, readFile, writeFile } from "node:fs/promises";

const CACHE = new URL("../../.cache/", import.meta.url);

/**
 * Returns a file of the build's cache with its content, which is made if the file is missing.
 *
 * @param name with a digest of what the content depends on
 */
export async function readCached(name: string, make: () => Promise<Buffer>): Promise<{ file: URL; content: Buffer }> {
  const file = new URL(name, CACHE);
  const cached = await readFile(file).catch(() => null);
  if (cached !== null) return { file, content: cached };
  const content = await make();
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, content);
  return { file, content };
}
