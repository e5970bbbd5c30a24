import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { articles } from "./client/build/articles/plugin.ts";
import { linkPictures } from "./client/build/link-pictures/plugin.ts";

// Limits that a machine with twenty times the load does not reach: tests wait for states.
const SLOW_MS = 600_000;

/** Files that begin with `// @vitest-environment browser`. */
const IN_SIMULATED_BROWSER = /-shown\.test\.tsx$/;

/** Files that take longer than most of their size and of their project. */
const LONG =
  /\/e2e\/(screens-\w+|development|consent|classic|roster|face|career|grid|legends)\.test\.ts$|\/(deploy|dealing)\.test\.ts$/;

/**
 * Starts the project with the longest files first, and in each project its long files, so that no core is idle at the end.
 * Vitest ends a worker whose next file is of another project or environment, and a new one imports everything again:
 * files of the same kind follow each other.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number =>
      3 * ["browser", "worker", "unit"].indexOf(project.name) +
      (IN_SIMULATED_BROWSER.test(moduleId) ? 0 : LONG.test(moduleId) ? 1 : 2);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

// One worker more than there are cores, because tests spend a quarter of their time waiting for a browser or for
// workerd. All projects run together. Test files share imported modules (`isolate: false`), because importing wrangler
// takes longer than most tests.
const everywhere = { maxWorkers: availableParallelism() + 1, isolate: false };

// The tests of rules, seed and search run in Node, those of the Worker in workerd, and those of pages in Chromium
// against the built site.
export default defineConfig({
  test: {
    reporters: ["default", "./tests/closing-line.ts"],
    // Focused tests (`test.only`) fail, unless the run is started with `npx vitest run --allowOnly`.
    allowOnly: false,
    // A missing snapshot fails, too: `npx vitest run -u FILE` writes it, and a person reads what it wrote.
    update: "none",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Tests also import the pages, and articles are pages.
        plugins: [articles(), linkPictures()],
        resolve: {
          alias: { "vitest-environment-browser": join(import.meta.dirname, "tests/client/simulated-browser.ts") },
        },
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
          expect: { poll: { timeout: 60_000 } },
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
