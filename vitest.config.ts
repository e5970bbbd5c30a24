import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { articles } from "./client/build/articles/plugin.ts";
import { linkPictures } from "./client/build/link-pictures/plugin.ts";

const SLOW_MS = 120_000;

// One worker more than there are cores: a test waits for a browser or for workerd a quarter of its time. Each takes file after
// file, of the browser's first, which are the longest; all projects together, so that no core waits for another at the end
// of one of them. Files share what they import (`isolate: false`), because to import wrangler takes longer than most tests.
const everywhere = { maxWorkers: availableParallelism() + 1, isolate: false };

// Rules, seed and search run in Node; the Worker runs in workerd; pages run in a real Chromium
// against the built site.
export default defineConfig({
  test: {
    reporters: ["default", "./tests/closing-line.ts"],
    // One test alone is for looking at it: whoever wants that says so, `npx vitest run --allowOnly`.
    allowOnly: false,
    projects: [
      {
        // The pages are imported, too, and an article is a page.
        plugins: [articles(), linkPictures()],
        test: {
          ...everywhere,
          name: "unit",
          include: ["tests/{repository,rules,seed,client,nicknames,properties}/**/*.test.ts"],
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
          // Two workers must not unpack one browser at the same moment.
          globalSetup: ["tests/e2e/browser.ts", "tests/worker/prepared.ts"],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
    ],
  },
});
