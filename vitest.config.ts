import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { articles } from "./client/build/articles/plugin.ts";
import { linkPictures } from "./client/build/link-pictures/plugin.ts";

// Limits that a machine with twenty times the load does not reach: tests wait for states.
const SLOW_MS = 600_000;

// One worker more than there are cores, because tests spend a quarter of their time waiting for a browser or for
// workerd. Workers take the browser tests first, which are the longest, and all projects run together, so that no core
// is idle at the end of one. Test files share imported modules (`isolate: false`), because importing wrangler takes
// longer than most tests.
const everywhere = { maxWorkers: availableParallelism() + 1, isolate: false };

// The tests of rules, seed and search run in Node, those of the Worker in workerd, and those of pages in Chromium
// against the built site.
export default defineConfig({
  test: {
    reporters: ["default", "./tests/closing-line.ts"],
    // Focused tests (`test.only`) fail, unless the run is started with `npx vitest run --allowOnly`.
    allowOnly: false,
    projects: [
      {
        // Tests also import the pages, and articles are pages.
        plugins: [articles(), linkPictures()],
        test: {
          ...everywhere,
          name: "unit",
          include: ["tests/{repository,rules,seed,client,nicknames,properties}/**/*.test.{ts,tsx}"],
          testTimeout: SLOW_MS,
        },
      },
      {
        test: {
          ...everywhere,
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: "tests/worker/prepared.ts",
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
      {
        test: {
          ...everywhere,
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          // Two workers must not unpack the browser at the same time.
          globalSetup: ["tests/e2e/browser.ts", "tests/worker/prepared.ts"],
          expect: { poll: { timeout: 60_000 } },
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
    ],
  },
});
