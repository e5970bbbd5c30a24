/**
 * Computes the figures of articles: `npm run insights`. Writes them next to each article as
 * client/articles/<slug>/figures.json, to review and commit.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { readLeague } from "./league.ts";
import { computeFigures, topics } from "./topics.ts";

const ARTICLES = new URL("../../client/articles/", import.meta.url);

const league = readLeague();
for (const slug of Object.keys(topics)) {
  const folder = new URL(`${slug}/`, ARTICLES);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("figures.json", folder), `${JSON.stringify(computeFigures(slug, league), null, 2)}\n`);
  console.log(slug);
}
