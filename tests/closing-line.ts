import type { Reporter, TestModule } from "vitest/node";

/** Ends the run with a plain line for scripts: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that cannot be loaded has no tests, and must not count as passed.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const skipped = count("skipped");
    console.log(
      `\n${count("passed")} passed, ${count("failed") + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    );
  }
}
