import type { Reporter, TestModule } from "vitest/node";

/** Ends the run with a plain line that any script can read, `N passed, N failed`, after what passed only on a second try. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that cannot be loaded has no tests to fail, and must not pass for that.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const skipped = count("skipped");
    const retried = tests.filter((test) => test.diagnostic()?.flaky === true);
    for (const { module, fullName } of retried)
      console.log(`passed only on a second try: ${module.relativeModuleId} > ${fullName}`);
    console.log(
      `\n${count("passed")} passed, ${count("failed") + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    );
  }
}
