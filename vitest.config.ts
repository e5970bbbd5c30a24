import { defineConfig } from "vitest/config";

const SLOW_MS = 120_000;

// Rules, seed and search run in Node; the Worker runs in workerd; pages run in a real Chromium
// against the built site. Two cores: the files that start a server or a browser take turns.
export default defineConfig({
  test: {
    reporters: ["default", "./tests/closing-line.ts"],
    projects: [
      { test: { name: "unit", include: ["tests/{rules,seed,client}/**/*.test.ts"] } },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          fileParallelism: false,
          // A machine that is busy elsewhere can make a browser late once.
          retry: 1,
          // One server and one browser serve all files (tests/e2e/visit.ts).
          isolate: false,
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
    ],
  },
});
