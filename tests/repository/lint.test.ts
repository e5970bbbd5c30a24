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
 * Forbidden and allowed imports of a folder: one entry per rule of `oxlint.config.ts`. A new rule needs an entry here.
 */
const RULES: [where: string, refused: string[], permitted: string[]][] = [
  [
    "worker/rules/classic/planted.ts",
    [
      'import { readDay } from "../../store/puzzles.ts"',
      'import type { Env } from "../../env.ts"',
      'import * as v from "valibot"',
      'import { facts } from "../../../seed/facts.ts"',
      "export const now = Date.now()",
      "export const instant = new Date()",
      "export const chance = Math.random()",
      'export const answer = fetch("/api")',
    ],
    ['import { dayAt } from "../shared/day.ts"'],
  ],
  ["worker/rules/planted.ts", ['import type { Env } from "../env.ts"'], ['import { dayAt } from "./shared/day.ts"']],
  ["worker/rules/shared/day.ts", ["export const now = Date.now()"], ["export const day = new Date(86_400_000)"]],
  [
    "worker/store/planted.ts",
    [
      'import { buildPuzzleData } from "../puzzles/puzzle-data.ts"',
      'import { apiError } from "../http/errors.ts"',
      'import { Hono } from "hono"',
      'import { facts } from "../../seed/facts.ts"',
    ],
    [
      'import type { Env } from "../env.ts"',
      'import { log } from "../runtime/log.ts"',
      'import { dayAt } from "#rules/shared/day"',
      'import { publish } from "./kv-documents.ts"',
    ],
  ],
  [
    "worker/nhl/planted.ts",
    ['import { readClubs } from "../store/sync-parts.ts"', 'import { apiError } from "../http/errors.ts"'],
    [
      'import type { Env } from "../env.ts"',
      'import * as v from "valibot"',
      'import { isDay } from "#rules/shared/day"',
    ],
  ],
  [
    "worker/faces/planted.ts",
    [
      'import { readClubCodes } from "../store/league-pictures.ts"',
      'import { encryptToken } from "../tokens/tokens.ts"',
    ],
    ['import type { Env } from "../env.ts"', 'import { fetchLogo } from "../nhl/pictures.ts"'],
  ],
  [
    "worker/links/pictures/planted.ts",
    [
      'import { readDay } from "../../store/puzzles.ts"',
      'import { encryptToken } from "../../tokens/tokens.ts"',
      'import { Hono } from "hono"',
    ],
    ['import { dayAt } from "#rules/shared/day"', 'import { readTemplate } from "./png-template.ts"'],
  ],
  [
    "worker/attempts/planted.ts",
    ['import { insertResult } from "../store/results.ts"', 'import { apiError } from "../http/errors.ts"'],
    ['import type { Env } from "../env.ts"', 'import { appendMove } from "#rules/shared/attempt"'],
  ],
  [
    "worker/rounds/planted.ts",
    ['import { meRoute } from "../api/me.ts"', 'import { facts } from "../../seed/facts.ts"'],
    [
      'import { readDay } from "../store/puzzles.ts"',
      'import { dayAt } from "#rules/shared/day"',
      'import { Hono } from "hono"',
    ],
  ],
  ["worker/index.ts", ['import { meRoute } from "./api/me.ts"'], ['import { createApp } from "./app.ts"']],
  ["worker/app.ts", ['import { play } from "../client/main.tsx"'], ['import { meRoute } from "./api/me.ts"']],
  [
    "worker/api/planted.ts",
    ['import { facts } from "../../seed/facts.ts"', 'import { play } from "../../client/games/shared/use-play.ts"'],
    ['import { encryptToken } from "../tokens/tokens.ts"', 'import { apiError } from "../http/errors.ts"'],
  ],
  [
    "seed/planted.ts",
    [
      'import { readDay } from "../worker/store/puzzles.ts"',
      'import { play } from "../client/main.tsx"',
      'import { startServer } from "../tests/worker/server.ts"',
    ],
    ['import { plain } from "../worker/nhl/spelling.ts"', 'import { dayAt } from "#rules/shared/day"'],
  ],
  ["seed/insights/planted.ts", ['import { readDay } from "../../worker/store/puzzles.ts"'], []],
  [
    "client/planted.ts",
    [
      'import { encryptToken } from "../worker/tokens/tokens.ts"',
      'import { apiError } from "../worker/http/errors.ts"',
      'import { createApp } from "../worker/app.ts"',
      'import { games } from "#rules/games"',
      'import { facts } from "../seed/facts.ts"',
    ],
    [
      'import type { Api } from "../worker/app.ts"',
      'import type { GameView } from "#rules/games"',
      'import { dayAt } from "#rules/shared/day"',
    ],
  ],
  [
    "client/storage/store.ts",
    ['import { readStored } from "./local-storage.ts"'],
    ['import { useState } from "react"'],
  ],
  [
    "client/browser/planted.ts",
    ['import { createStore } from "../storage/store.ts"', 'import { formatTime } from "../i18n/figures.ts"'],
    ['import { useState } from "react"', 'import { dayAt } from "#rules/shared/day"'],
  ],
  [
    "client/name-search/planted.ts",
    ['import { useToday } from "../data/today.ts"', 'import { PlayerInput } from "../search/player-input.tsx"'],
    ['import { whenIdle } from "../browser/when-idle.ts"'],
  ],
  [
    "client/i18n/planted.ts",
    ['import { readRound } from "../storage/rounds.ts"', 'import { Button } from "../ui/button.tsx"'],
    ['import { storeText } from "../storage/local-storage.ts"'],
  ],
  [
    "client/ui/planted.ts",
    [
      'import { gridScreen } from "../games/grid/screen.ts"',
      'import { api } from "../data/api.ts"',
      'import { useToday } from "../data/today.ts"',
      'import { readStored } from "../storage/local-storage.ts"',
      'import { Layout } from "../layout/shell.tsx"',
      'import { PlayerInput } from "../search/player-input.tsx"',
    ],
    [
      'import { dayAt } from "#rules/shared/day"',
      'import { hasPictures } from "../browser/configuration.ts"',
      'import { createStore } from "../storage/store.ts"',
    ],
  ],
  [
    "client/storage/planted.ts",
    ['import { gridScreen } from "../games/grid/screen.ts"', 'import { useToday } from "../data/today.ts"'],
    ['import { dayAt } from "#rules/shared/day"', 'import { readStored } from "./local-storage.ts"'],
  ],
  [
    "client/data/planted.ts",
    [
      'import { gridScreen } from "../games/grid/screen.ts"',
      'import { Crest } from "../ui/crest.tsx"',
      'import { PlayerInput } from "../search/player-input.tsx"',
    ],
    [
      'import { fetchMe } from "./api.ts"',
      'import { readResults } from "../storage/results.ts"',
      'import { loadSearch } from "../name-search/load-search.ts"',
      'import { whenIdle } from "../browser/when-idle.ts"',
    ],
  ],
  [
    "client/search/planted.ts",
    ['import { gridScreen } from "../games/grid/screen.ts"', 'import { loadLeague } from "../data/league.ts"'],
    ['import { Crest } from "../ui/crest.tsx"', 'import type { PlayerRegistry } from "../data/people.ts"'],
  ],
  [
    "client/articles/planted.ts",
    ['import { useToday } from "../data/today.ts"', 'import { HomePage } from "../pages/home/home-page.tsx"'],
    ['import { Crest } from "../ui/crest.tsx"'],
  ],
  [
    "client/build/head/planted.ts",
    ['import { Crest } from "../../ui/crest.tsx"', 'import { pages } from "../../routes.tsx"'],
    ['import { listArticles } from "../../articles/shelf.ts"', 'import type { Api } from "../../../worker/app.ts"'],
  ],
  [
    "client/build/link-pictures/planted.ts",
    ['import { Crest } from "../../ui/crest.tsx"', 'import { ensureDay } from "../../../worker/puzzles/deal.ts"'],
    ['import { readBust } from "./bust.ts"', 'import { headTexts } from "../head/words.ts"'],
  ],
  [
    "client/layout/planted.ts",
    ['import { HomePage } from "../pages/home/home-page.tsx"', 'import { gridScreen } from "../games/grid/screen.ts"'],
    ['import { pages } from "../routes.tsx"', 'import { SettingsDialog } from "../pages/settings/settings-dialog.tsx"'],
  ],
  [
    "client/games/shared/planted.ts",
    ['import { gridScreen } from "../grid/screen.ts"', 'import { Layout } from "../../layout/shell.tsx"'],
    ['import { dayAt } from "#rules/shared/day"', 'import { usePlay } from "./use-play.ts"'],
  ],
  [
    "client/games/face/planted.ts",
    [
      'import { gridScreen } from "../grid/screen.ts"',
      'import { HomePage } from "../../pages/home/home-page.tsx"',
      'import { Layout } from "../../layout/shell.tsx"',
    ],
    ['import { Rules } from "../shared/rules.tsx"'],
  ],
  [
    "client/pages/home/planted.ts",
    [
      'import { gridScreen } from "../../games/grid/screen.ts"',
      'import { LeaderboardTable } from "../leaderboard/board.tsx"',
      'import { Layout } from "../../layout/shell.tsx"',
    ],
    ['import { dayAt } from "#rules/shared/day"', 'import { Hero } from "../home-hero/hero.tsx"'],
  ],
  [
    "worker/store/circle.ts",
    ['import type { Other } from "./circle-back.ts"; export type One = Other[]'],
    ['export type Many = "none"'],
  ],
];

/** The other half of the import cycle. */
const BESIDE = { "worker/store/circle-back.ts": 'import type { One } from "./circle.ts"; export type Other = One[];' };

interface Complaint {
  code: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** Lints the lines as files at the given paths, and returns the refused lines by file. */
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
      // Unused imports do not matter here.
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

test.each(RULES)("%s rejects forbidden imports", (where, lines, permitted) => {
  const complained = refused.get(where) ?? new Set();
  expect(lines.filter((_, at) => !complained.has(at + 1))).toEqual([]);
  expect(permitted.filter((_, at) => complained.has(lines.length + at + 1))).toEqual([]);
});
