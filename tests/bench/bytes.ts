import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../../dist/client/", import.meta.url);

/** JavaScript a first visit to Classic may take, in bytes, gzipped; fonts and words apart. */
export const CLASSIC_BUDGET = 125_000;

/**
 * The scripts a page needs before it can be played, by name, with their gzipped size in bytes:
 * those of index.html, the page's own chunk, and all they import.
 *
 * @param page name of the page's chunk, such as `home-page`, of a game `classic-mode`
 */
export function firstLoadOf(page: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const add = (file: string): void => {
    if (sizes.has(file)) return;
    const script = readFileSync(new URL(`assets/${file}`, BUILT));
    sizes.set(file, gzipSync(script, { level: 9 }).length);
    for (const [, imported] of script.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      if (imported) add(imported);
  };
  const html = readFileSync(new URL("index.html", BUILT), "utf8");
  for (const [, file] of html.matchAll(/assets\/([^"]+\.js)/g)) if (file) add(file);
  const chunk = readdirSync(new URL("assets/", BUILT)).find(
    (file) => file.startsWith(`${page}-`) && file.endsWith(".js"),
  );
  if (chunk === undefined) throw new Error(`no chunk ${page}: has the client been built?`);
  add(chunk);
  return sizes;
}

/** Gzipped bytes of a page's first load. */
export const firstLoadBytes = (page: string): number =>
  [...firstLoadOf(page).values()].reduce((sum, bytes) => sum + bytes, 0);

if (import.meta.main) console.table([...firstLoadOf("classic-mode")].map(([script, bytes]) => ({ script, bytes })));
