import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { runCronHourly } from "../../client/build/dev/days.ts";
import { renderErrorPage } from "../../client/build/dev/error-page.ts";
import { isUseful } from "../../client/build/dev/log-lines.ts";
import { parseOptions } from "../../client/build/dev/options.ts";
import { findFreePort } from "../../client/build/dev/port.ts";

const USAGE = "npm start -- --port 8790 serves the site on another port than 8787.";

test.each<[string[], ReturnType<typeof parseOptions>]>([
  [[], { port: 8787 }],
  [["--port", "8790"], { port: 8790 }],
  [["--help"], USAGE],
  [["--port", "abc"], `"abc" is not a port. ${USAGE}`],
  [["--port", "70000"], `"70000" is not a port. ${USAGE}`],
  [["--open"], `Unknown option '--open'. ${USAGE}`],
  [["8790"], `Unexpected argument '8790'. ${USAGE}`],
])("the options of npm start: %j", (args, expected) => expect(parseOptions(args, "npm start")).toEqual(expected));

/** Runs a test with a server on any free port. */
async function withServer(run: (port: number, requested: string[]) => Promise<void>): Promise<void> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? "");
    response.end();
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  await run((server.address() as AddressInfo).port, requested);
  server.close();
}

test("a busy port is replaced by a free one", () =>
  withServer(async (port) => expect(await findFreePort(port)).toBeGreaterThan(port)));

test("the cron runs once after each hour that has begun, and once after a suspended night", () =>
  withServer(async (port, requested) => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: Date.parse("2026-11-27T10:59:30Z") });
    try {
      runCronHourly(`http://localhost:${port}`);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(requested).toEqual([]);
      for (const [at, runs] of [
        ["2026-11-27T11:00:00Z", 1],
        ["2026-11-27T11:40:00Z", 1],
        ["2026-11-28T08:10:00Z", 2],
      ] as const) {
        vi.setSystemTime(Date.parse(at));
        await vi.advanceTimersByTimeAsync(60_000);
        await vi.waitFor(() => expect(requested).toEqual(Array(runs).fill("/cdn-cgi/local/scheduled")), 60_000);
      }
    } finally {
      vi.useRealTimers();
    }
  }));

test("the error of a Worker is shown as text, without colours", () => {
  const page = renderErrorPage(new Error("\u001b[31mUnexpected <\u001b[0m\n  at worker/api/today.ts:1:11"));
  expect(page).toContain("<pre>Unexpected &lt;\n  at worker/api/today.ts:1:11</pre>");
});

test("the Worker's own lines are printed, and none of workerd's about a failed request", () => {
  const lines = [
    '{"event":"picture-unavailable","kind":"PNG"}',
    "e = rust/worker/ffi.rs:110: failed: failed to lookup address information: Name or service not known",
    "",
    "  stack: workerd@34dcea9; sentryErrorContext = jsgInternalError; wdErrId = 8vc0le3n",
  ];
  expect(lines.filter(isUseful)).toEqual(lines.slice(0, 1));
});
