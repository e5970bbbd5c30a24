import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAME_NAMES } from "#rules/shared/game-config";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const exists = (path: string): boolean => existsSync(new URL(path, ROOT));

/** Returns the files and folders of the README's table. */
function roomsOf(readme: string): string[] {
  const [, block = ""] = /## The map\n\n```\n([\s\S]*?)```/.exec(readme) ?? [];
  const within: string[] = [];
  return block.split("\n").flatMap((line) => {
    const [, indent, name] = /^( *)(\S+) +\S/.exec(line) ?? [];
    if (indent === undefined || name === undefined || indent.length > 4) return [];
    const depth = indent.length / 2;
    within.splice(depth, Infinity, name);
    return [within.join("")];
  });
}

/** Returns all source files in a folder. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

const sourcesWith = (folder: string, pattern: RegExp): string[] =>
  sourcesIn(folder)
    .filter((file) => pattern.test(read(file)))
    .toSorted();

describe("the README", () => {
  const readme = read("README.md");
  const rooms = roomsOf(readme);

  test("names in its map what is there", () => {
    expect(rooms.length).toBeGreaterThan(20);
    expect(rooms.filter((room) => !exists(room))).toEqual([]);
    expect(rooms.filter((room) => room.endsWith("/") !== statSync(new URL(room, ROOT)).isDirectory())).toEqual([]);
  });

  test.each(["worker", "client"])("has every room of %s on its map", (floor) => {
    const built = readdirSync(new URL(floor, ROOT), { withFileTypes: true })
      .filter(({ name }) => !/^(tsconfig\.json|index\.html|public|README\.md)$/.test(name))
      .map((entry) => `${floor}/${entry.name}${entry.isDirectory() ? "/" : ""}`);
    expect(built.filter((room) => !rooms.includes(room))).toEqual([]);
  });
});

test.each(GAME_NAMES)("the mode of %s has the rooms that every mode has", (game) =>
  expect(
    ["screen.ts", "table.tsx", "ending.tsx", "words.ts", "rules-dialog.tsx"].filter(
      (room) => !exists(`client/games/${game}/${room}`),
    ),
  ).toEqual([]),
);

const PAGES = [
  "README",
  "CONTRIBUTING",
  "SECURITY",
  "docs/data",
  "docs/games",
  "seed/README",
  "client/articles/README",
];

test.each(PAGES.map((page) => `${page}.md`))("%s speaks of no file that is gone", (page) => {
  const own = page.slice(0, page.lastIndexOf("/") + 1);
  const named = [...read(page).matchAll(/`([\w.-]+(?:\/[\w<>.-]+)+\/?)`|\]\((?!http)([^)#]+)\)/g)]
    .map(([, code, link]) => code ?? link ?? "")
    .flatMap((path) => (path.includes("<game>") ? GAME_NAMES.map((game) => path.replace("<game>", game)) : [path]))
    .filter((path) => !path.includes("<"))
    // Built files and the site's own addresses are not in the repository.
    .filter((path) => /^(worker|client|seed|tests|docs|facts|round|store|nhl|ui)\//.test(path));
  const from = ["", own, "worker/", "client/"];
  expect(named.filter((path) => !from.some((folder) => exists(folder + path)))).toEqual([]);
});

describe("what the map says stands in one place", () => {
  test("the requests of the client: in client/data/api.ts, except for texts, marks, for being in reach, and where no page is open", () =>
    // client/build/dev runs in Node.
    expect(sourcesWith("client", /\bfetch\(/).filter((file) => !file.startsWith("client/build/dev/"))).toEqual([
      "client/browser/connection.ts",
      "client/data/api.ts",
      "client/i18n/language.ts",
      "client/pwa/push-events.ts",
      "client/ui/marks.ts",
    ]));

  // runtime/timeouts.ts wraps the bindings of D1 and KV, and reads nothing.
  test("SQL and KV: in worker/store", () =>
    expect(
      sourcesWith("worker", /\.prepare\(|\.batch\(|\benv\.(DB|PUBLISHED)\b/).filter(
        (file) => !file.startsWith("worker/store/") && file !== "worker/runtime/timeouts.ts",
      ),
    ).toEqual([]));

  test("questions to the league: in worker/nhl; to push services in one place", () =>
    expect(sourcesWith("worker", /(?<!\.)\bfetch\(/).filter((file) => !file.startsWith("worker/nhl/"))).toEqual([
      "worker/reminders/push.ts",
    ]));

  test("a resource of the API: in a file of its own", () => {
    const mounted = [...read("worker/app.ts").matchAll(/\.route\("[^"]+", (\w+)\)/g)]
      .map(([, name]) => name ?? "")
      .filter((name) => name !== "api");
    const sources = mounted.map(
      (name) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(read("worker/app.ts"))?.[1],
    );
    expect(sources).not.toContain(undefined);
    expect(new Set(sources).size).toBe(mounted.length);
  });
});
