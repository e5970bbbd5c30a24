import { existsSync, globSync, readFileSync, readdirSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAME_NAMES } from "#rules/shared/game-config";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const exists = (path: string): boolean => existsSync(new URL(path, ROOT));

/** Returns the files and folders in the first column of the README's table of folders. */
function readMap(readme: string): string[] {
  const [, section = ""] = /## Folders\n([\s\S]*?)\n## /.exec(`${readme}\n## `) ?? [];
  return [...section.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, path = ""]) => path);
}

/** Returns the source files in a folder that a pattern occurs in. */
const sourcesWith = (folder: string, pattern: RegExp): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => pattern.test(read(file)))
    .toSorted();

describe("the README's table of folders", () => {
  const map = readMap(read("README.md"));

  test("names only files and folders that exist, folders with a slash", () => {
    expect(map.length).toBeGreaterThan(20);
    expect(map.filter((path) => !exists(path))).toEqual([]);
    expect(map.filter((path) => path.endsWith("/") !== statSync(new URL(path, ROOT)).isDirectory())).toEqual([]);
  });

  test.each(["worker", "client"])("has every file and folder at the root of %s", (folder) => {
    const paths = readdirSync(new URL(folder, ROOT), { withFileTypes: true })
      .filter(({ name }) => name !== "tsconfig.json")
      .map((entry) => `${folder}/${entry.name}${entry.isDirectory() ? "/" : ""}`);
    expect(paths.filter((path) => !map.includes(path))).toEqual([]);
  });
});

test("the folder of each game has the files that every game has", () => {
  const files = ["screen.ts", "table.tsx", "ending.tsx", "rules.tsx"];
  const paths = GAME_NAMES.flatMap((game) => files.map((file) => `client/games/${game}/${file}`));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

const PAGES = [
  "README",
  "CONTRIBUTING",
  "SECURITY",
  "docs/add-a-game",
  "docs/architecture",
  "docs/costs",
  "docs/data",
  "docs/games",
  "docs/operations",
  "docs/threats",
  "seed/README",
  "client/articles/README",
];

const DECISIONS = readdirSync(new URL("docs/decisions/", ROOT)).map((file) => `docs/decisions/${file.slice(0, -3)}`);

/** Returns the files that a page names and that do not exist. */
function findMissingFiles(page: string): string[] {
  const own = page.slice(0, page.lastIndexOf("/") + 1);
  const named = [...read(page).matchAll(/`([\w.-]+(?:\/[\w<>.-]+)+\/?)`|\]\((?!http)([^)#]+)\)/g)]
    .map(([, code, link]) => code ?? link ?? "")
    .flatMap((path) => (path.includes("<game>") ? GAME_NAMES.map((game) => path.replace("<game>", game)) : [path]))
    .filter((path) => !path.includes("<"))
    // Built files and the site's own addresses are not in the repository.
    .filter((path) => /^(worker|client|seed|tests|docs|facts)\//.test(path) || path.endsWith(".md"));
  const from = ["", own, "worker/", "client/"];
  return named.filter((path) => !from.some((folder) => exists(folder + path))).map((path) => `${page}: ${path}`);
}

test("documents name only files that exist", () =>
  expect([...PAGES, ...DECISIONS].flatMap((page) => findMissingFiles(`${page}.md`))).toEqual([]));

describe("each concern is in one place", () => {
  test("requests of the client: client/data/api.ts, except for texts, marks, reachability and the service worker", () =>
    // client/build/dev runs in Node.
    expect(sourcesWith("client", /\bfetch\(/).filter((file) => !file.startsWith("client/build/dev/"))).toEqual([
      "client/browser/connection.ts",
      "client/data/api.ts",
      "client/i18n/language.ts",
      "client/pwa/push-events.ts",
      "client/ui/marks.ts",
    ]));

  // runtime/timeouts.ts wraps the bindings of D1 and KV, and reads nothing.
  test("SQL and KV: worker/store", () =>
    expect(
      sourcesWith("worker", /\.prepare\(|\.batch\(|\benv\.(DB|PUBLISHED)\b/).filter(
        (file) => !file.startsWith("worker/store/") && file !== "worker/runtime/timeouts.ts",
      ),
    ).toEqual([]));
});
