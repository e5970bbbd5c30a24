import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readCheckout, SOURCES, hashFiles, hashCode } from "../../seed/deploy/checkout.ts";
import { readAccountIfAny } from "../../seed/deploy/account.ts";
import { describeHealth } from "../../seed/deploy/run-step.ts";
import {
  planDeployment,
  describeStep,
  EMPTY_ACCOUNT,
  type AccountState,
  type WantedState,
} from "../../seed/deploy/plan.ts";

const wanted: WantedState = {
  database: "deke",
  migrations: ["0001_facts.sql", "0002_play.sql"],
  seed: "seed-2",
  queues: ["deke-puzzles", "deke-results"],
  secrets: ["KEYS"],
  code: "code-2",
};
const inOrder: AccountState = {
  database: true,
  progress: { version: "seed-2", migrations: wanted.migrations.slice() },
  queues: ["somebody-elses", ...wanted.queues],
  worker: { secrets: ["KEYS"], code: "code-2" },
};

describe("a deployment", () => {
  test("creates everything on an empty account, the tables before the code that reads them", () => {
    expect(planDeployment(EMPTY_ACCOUNT, wanted)).toEqual([
      { do: "create-database", name: "deke" },
      { do: "create-queue", name: "deke-puzzles" },
      { do: "create-queue", name: "deke-results" },
      { do: "migrate", migrations: ["0001_facts.sql", "0002_play.sql"] },
      { do: "seed" },
      { do: "deploy", secrets: ["KEYS"], code: "code-2" },
    ]);
  });

  test("does nothing if everything is up to date", () => {
    expect(planDeployment(inOrder, wanted)).toEqual([]);
  });

  test.each<[string, Partial<AccountState>, string[]]>([
    ["a release has a migration", { progress: { version: "seed-2", migrations: ["0001_facts.sql"] } }, ["migrate"]],
    [
      "the facts have changed",
      { progress: { ...inOrder.progress, version: "seed-1" }, worker: { secrets: ["KEYS"], code: "code-1" } },
      ["seed", "deploy"],
    ],
    ["the code has changed", { worker: { secrets: ["KEYS"], code: "code-1" } }, ["deploy"]],
    ["a release was rolled back", { worker: { secrets: ["KEYS"], code: null } }, ["deploy"]],
    ["a secret is missing", { worker: { secrets: [], code: "code-2" } }, ["deploy"]],
    ["it broke off after its first queue", { queues: ["deke-puzzles"], worker: null }, ["create-queue", "deploy"]],
  ])("does only what is missing when %s", (_, standing, steps) => {
    expect(planDeployment({ ...inOrder, ...standing }, wanted).map((step) => step.do)).toEqual(steps);
  });

  test("keeps an existing secret: a new one would invalidate all rounds in progress", () => {
    const steps = planDeployment({ ...inOrder, worker: { secrets: ["KEYS"], code: "code-1" } }, wanted);
    expect(steps).toEqual([{ do: "deploy", secrets: [], code: "code-2" }]);
    expect(steps.map(describeStep).join()).not.toContain("KEYS");
  });
});

describe("a deployment's code", () => {
  let root: string;
  beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), "deke-version-"))));
  afterEach(() => rm(root, { recursive: true }));

  test("is identified by contents and file names", async () => {
    const versions = [await hashFiles([root])];
    for (const [file, text] of [
      ["a.ts", "1"],
      ["a.ts", "2"],
      ["b.ts", ""],
    ] as const) {
      await writeFile(join(root, file), text);
      versions.push(await hashFiles([root]));
    }
    expect(new Set(versions).size).toBe(4);
    expect(await hashFiles([root])).toBe(versions.at(-1));
  });

  test("includes the facts: players' pages are built from them", async () => {
    for (const source of new Set([...SOURCES, "seed/facts"])) await mkdir(join(root, source), { recursive: true });
    const before = await hashCode(root);
    await writeFile(join(root, "seed/facts/players.csv"), "id,team");
    expect(await hashCode(root)).not.toBe(before);
  });
});

test("says at once that a deployed site lacks its ORIGIN", async () => {
  const site = createServer((_request, response) => response.writeHead(421).end("Set ORIGIN")).listen(0);
  await new Promise((resolve) => site.once("listening", resolve));
  const address = `http://localhost:${(site.address() as AddressInfo).port}`;
  expect(await describeHealth(address)).toBe(`${address} is up, but not well yet: Set ORIGIN`);
  site.close();
});

/** An empty account, as Cloudflare's API describes it. Every call is recorded. */
describe("a deployment's dry run", () => {
  const calls: string[] = [];
  let account: Server;

  beforeAll(async () => {
    account = createServer((request, response) => {
      calls.push(`${request.method} ${request.url?.split("?")[0]}`);
      const isWorker = request.url?.includes("/workers/scripts/");
      const error = { code: 10007, message: "This Worker does not exist on your account." };
      response.writeHead(isWorker ? 404 : 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ success: !isWorker, errors: isWorker ? [error] : [], messages: [], result: [] }));
    }).listen(0);
    await new Promise((resolve) => account.once("listening", resolve));
  });
  afterAll(() => account.close());

  test("lists the steps for an empty account, and only sends requests that change nothing", async () => {
    const { port } = account.address() as AddressInfo;
    const script = fileURLToPath(new URL("../../seed/deploy.ts", import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, "--dry-run"], {
      env: {
        ...process.env,
        CLOUDFLARE_API_BASE_URL: `http://localhost:${port}`,
        CLOUDFLARE_API_TOKEN: "a-token",
        CLOUDFLARE_ACCOUNT_ID: "an-account",
      },
    });
    for (const step of planDeployment(EMPTY_ACCOUNT, await readCheckout()))
      expect(stdout).toContain(`- ${describeStep(step)}\n`);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
  });

  test("needs no account", async () => {
    for (const [name, value] of Object.entries({ CLOUDFLARE_API_TOKEN: "", XDG_CONFIG_HOME: "/nowhere" }))
      vi.stubEnv(name, value);
    const printed = vi.spyOn(console, "log").mockReturnValue();
    try {
      expect(await readAccountIfAny()).toEqual(EMPTY_ACCOUNT);
      expect(printed).toHaveBeenCalledWith(expect.stringMatching(/^No account: .*CLOUDFLARE_API_TOKEN/));
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    }
  });
});
