import { readdir, readFile } from "node:fs/promises";

/** Returns the migrations as SQL, oldest first. */
export async function schema(): Promise<string[]> {
  const folder = new URL("../../worker/migrations/", import.meta.url);
  const files = (await readdir(folder)).toSorted();
  return Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
}
