import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const oxlint = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin", "oxlint");

/**
 * Who may not import, or read, what: one line for each rule of `oxlint.config.ts`, planted where it must be refused, and
 * under it what the same place is allowed. A new rule has a line here, or nobody knows whether it holds.
 */
const RULES: [where: string, refused: string[], permitted: string[]][] = [
  [
    "worker/rules/planted.ts",
    [
      'import { readDay } from "../store/puzzles.ts"',
      'import type { Env } from "../env.ts"',
      'import * as v from "valibot"',
      'import { facts } from "../../seed/facts.ts"',
      "export const now = Date.now()",
      "export const instant = new Date()",
      "export const chance = Math.random()",
      'export const answer = fetch("/api")',
    ],
    ['import { dayAt } from "./day.ts"'],
  ],
  ["worker/rules/day.ts", ["export const now = Date.now()"], ["export const day = new Date(86_400_000)"]],
  [
    "worker/store/planted.ts",
    [
      'import { gatherEvidence } from "../evidence.ts"',
      'import { failure } from "../api/errors.ts"',
      'import { Hono } from "hono"',
      'import { facts } from "../../seed/facts.ts"',
    ],
    [
      'import type { Env } from "../env.ts"',
      'import { Memory } from "../memory.ts"',
      'import { log } from "../log.ts"',
      'import type { FinishedRound } from "../messages.ts"',
      'import { dayAt } from "#rules/day"',
      'import { publish } from "./published.ts"',
    ],
  ],
  [
    "worker/nhl/planted.ts",
    ['import { readClubs } from "../store/refresh.ts"', 'import { failure } from "../api/errors.ts"'],
    ['import type { Env } from "../env.ts"', 'import * as v from "valibot"', 'import { isDay } from "#rules/day"'],
  ],
  [
    "worker/faces/planted.ts",
    ['import { readSweater } from "../store/pictured.ts"', 'import { encryptToken } from "../tokens/tokens.ts"'],
    ['import type { Env } from "../env.ts"', 'import { fetchLogo } from "../nhl/pictures.ts"'],
  ],
  [
    "worker/cards/planted.ts",
    [
      'import { readDay } from "../store/puzzles.ts"',
      'import { encryptToken } from "../tokens/tokens.ts"',
      'import { Hono } from "hono"',
    ],
    ['import { dayAt } from "#rules/day"', 'import { readTemplate } from "./png.ts"'],
  ],
  [
    "worker/attempts/planted.ts",
    ['import { insertResult } from "../store/results.ts"', 'import { failure } from "../api/errors.ts"'],
    ['import type { Env } from "../env.ts"', 'import { appendMove } from "#rules/attempt"'],
  ],
  [
    "worker/planted.ts",
    ['import { failure } from "./api/errors.ts"', 'import { facts } from "../seed/facts.ts"'],
    [
      'import { readDay } from "./store/puzzles.ts"',
      'import { dayAt } from "#rules/day"',
      'import { Hono } from "hono"',
    ],
  ],
  ["worker/app.ts", ['import { play } from "../client/play.ts"'], ['import { me } from "./api/me.ts"']],
  [
    "worker/api/planted.ts",
    ['import { facts } from "../../seed/facts.ts"', 'import { play } from "../../client/play.ts"'],
    ['import { encryptToken } from "../tokens/tokens.ts"', 'import { failure } from "./errors.ts"'],
  ],
  [
    "seed/planted.ts",
    [
      'import { readDay } from "../worker/store/puzzles.ts"',
      'import { play } from "../client/play.ts"',
      'import { startServer } from "../tests/worker/server.ts"',
    ],
    ['import { plain } from "../worker/nhl/spelling.ts"', 'import { dayAt } from "#rules/day"'],
  ],
  ["seed/insights/planted.ts", ['import { readDay } from "../../worker/store/puzzles.ts"'], []],
  [
    "client/planted.ts",
    [
      'import { encryptToken } from "../worker/tokens/tokens.ts"',
      'import { failure } from "../worker/api/errors.ts"',
      'import { createApp } from "../worker/app.ts"',
      'import { games } from "#rules/games"',
      'import { facts } from "../seed/facts.ts"',
    ],
    [
      'import type { Api } from "../worker/app.ts"',
      'import type { GameView } from "#rules/games"',
      'import { dayAt } from "#rules/day"',
    ],
  ],
  ["client/play.ts", ['import { mode } from "./modes/grid/mode.ts"'], ['import { api } from "./api.ts"']],
  ["client/store.ts", ['import { readKept } from "./storage/kept.ts"'], ['import { useState } from "react"']],
  [
    "client/i18n/planted.ts",
    ['import { readRound } from "../storage/rounds.ts"', 'import { Button } from "../ui/button.tsx"'],
    ['import { keepText } from "../storage/kept.ts"'],
  ],
  [
    "client/ui/planted.ts",
    [
      'import { mode } from "../modes/grid/mode.ts"',
      'import { api } from "../api.ts"',
      'import { useToday } from "../data/today.ts"',
      'import { readKept } from "../storage/kept.ts"',
      'import { Shell } from "../frame/shell.tsx"',
      'import { PlayerInput } from "../search/player-input.tsx"',
    ],
    [
      'import { dayAt } from "#rules/day"',
      'import { hasPictures } from "../data/configuration.ts"',
      'import { makeStore } from "../store.ts"',
    ],
  ],
  [
    "client/storage/planted.ts",
    ['import { mode } from "../modes/grid/mode.ts"', 'import { useToday } from "../data/today.ts"'],
    [
      'import { dayAt } from "#rules/day"',
      'import { readKept } from "./kept.ts"',
      'import { makeStore } from "../store.ts"',
    ],
  ],
  [
    "client/data/planted.ts",
    [
      'import { mode } from "../modes/grid/mode.ts"',
      'import { usePlay } from "../play.ts"',
      'import { Crest } from "../ui/crest.tsx"',
      'import { PlayerInput } from "../search/player-input.tsx"',
    ],
    [
      'import { fetchMe } from "../api.ts"',
      'import { readResults } from "../storage/results.ts"',
      'import { loadSearch } from "../search/load-search.ts"',
      'import { whenIdle } from "../browser/when-idle.ts"',
    ],
  ],
  [
    "client/search/planted.ts",
    [
      'import { mode } from "../modes/grid/mode.ts"',
      'import { fetchMe } from "../api.ts"',
      'import { useLeague } from "../data/league.ts"',
    ],
    ['import type { Registry } from "../data/people.ts"', 'import { Crest } from "../ui/crest.tsx"'],
  ],
  [
    "client/browser/planted.ts",
    ['import { fetchMe } from "../api.ts"', 'import { dayAt } from "#rules/day"'],
    ['import { whenIdle } from "./when-idle.ts"', 'import { useState } from "react"'],
  ],
  [
    "client/articles/planted.ts",
    ['import { useToday } from "../data/today.ts"', 'import { Home } from "../pages/home/home-page.tsx"'],
    ['import { Crest } from "../ui/crest.tsx"'],
  ],
  [
    "client/head/planted.ts",
    ['import { drawBust } from "../drawings/bust.ts"', 'import { pages } from "../routes.tsx"'],
    ['import { articlesIn } from "../articles/shelf.ts"', 'import type { LinkWords } from "../../worker/app.ts"'],
  ],
  [
    "client/cards/planted.ts",
    ['import { Crest } from "../ui/crest.tsx"', 'import { dayAt } from "../../worker/deal.ts"'],
    ['import { readBust } from "../drawings/bust.ts"', 'import { headWords } from "../head/words.ts"'],
  ],
  ["client/drawings/planted.ts", ['import { Crest } from "../ui/crest.tsx"'], ['import { drawBust } from "./bust.ts"']],
  [
    "client/frame/planted.ts",
    ['import { HomePage } from "../pages/home/home-page.tsx"', 'import { mode } from "../modes/grid/mode.ts"'],
    ['import { pages } from "../routes.tsx"', 'import { SettingsDialog } from "../pages/settings/settings-dialog.tsx"'],
  ],
  [
    "client/round/planted.ts",
    ['import { mode } from "../modes/grid/mode.ts"', 'import { Shell } from "../frame/shell.tsx"'],
    ['import { dayAt } from "#rules/day"', 'import { usePlay } from "../play.ts"'],
  ],
  [
    "client/modes/face/planted.ts",
    [
      'import { mode } from "../grid/mode.ts"',
      'import { Home } from "../../pages/home/home.tsx"',
      'import { Shell } from "../../frame/shell.tsx"',
    ],
    ['import { Rules } from "../../round/rules.tsx"'],
  ],
  [
    "client/pages/home/planted.ts",
    [
      'import { mode } from "../../modes/grid/mode.ts"',
      'import { Board } from "../leaderboard/board.tsx"',
      'import { Shell } from "../../frame/shell.tsx"',
    ],
    ['import { dayAt } from "#rules/day"', 'import { Cover } from "../../articles/cover.tsx"'],
  ],
  [
    "worker/store/circle.ts",
    ['import type { Other } from "./circle-back.ts"; export type One = Other[]'],
    ['export type Many = "none"'],
  ],
];

/** What closes the circle. */
const BESIDE = { "worker/store/circle-back.ts": 'import type { One } from "./circle.ts"; export type Other = One[];' };

interface Complaint {
  code: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** Lints the lines as files of their own at the place they are planted in, and gives the lines refused, by file. */
function refusedIn(files: Record<string, string>): Map<string, Set<number>> {
  const folder = mkdtempSync(join(tmpdir(), "deke-lint-"));
  try {
    copyFileSync(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const refused = new Map<string, Set<number>>();
    for (const { code, filename, labels } of run(folder)) {
      // That nothing is done with what is imported is not the question.
      if (!/no-restricted|no-cycle/.test(code)) continue;
      const lines = refused.get(filename) ?? new Set();
      refused.set(filename, lines.add(labels[0]?.span.line ?? 0));
    }
    return refused;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(folder: string): Complaint[] {
  try {
    execFileSync(process.execPath, [oxlint, "--format", "json"], { cwd: folder, encoding: "utf8" });
    return [];
  } catch (error) {
    const { stdout = "" } = error as { stdout?: string };
    return (JSON.parse(stdout) as { diagnostics: Complaint[] }).diagnostics;
  }
}

const planted = Object.fromEntries(
  RULES.map(([where, refused, permitted]) => [where, [...refused, ...permitted].join(";\n")]),
);
const refused = refusedIn({ ...planted, ...BESIDE });

test.each(RULES)("in %s nothing is imported that must not be", (where, lines, permitted) => {
  const complained = refused.get(where) ?? new Set();
  expect(lines.filter((_, at) => !complained.has(at + 1))).toEqual([]);
  expect(permitted.filter((_, at) => complained.has(lines.length + at + 1))).toEqual([]);
});
