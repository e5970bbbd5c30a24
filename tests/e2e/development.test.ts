import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { storageOfItsOwn } from "../worker/prepared.ts";
import { test } from "./visit.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = ["client", "worker", "seed", "package.json", "tsconfig.base.json", "vite.config.ts", "wrangler.toml"];

/** Resolves to the address that the development server prints. */
async function readAddress(server: ChildProcess): Promise<string> {
  let printed = "";
  for await (const text of server.stdout ?? []) {
    printed += String(text);
    const [, address] = /Ready at (\S+)/.exec(printed) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the development server ended: ${printed}`);
}

const edited = test.extend("copy", async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), "deke-development-"));
  await Promise.all(SOURCES.map((source) => cp(join(ROOT, source), join(folder, source), { recursive: true })));
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const state = await storageOfItsOwn();
  const server = spawn(process.execPath, ["client/build/dev/serve.ts", "--port", "0", "--state", state], {
    cwd: folder,
  });
  onCleanup(async () => {
    server.kill();
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  });
  const edit = async (file: string, before: string, after: string): Promise<void> => {
    const source = await readFile(join(folder, file), "utf8");
    expect(source).toContain(before);
    await writeFile(join(folder, file), source.replace(before, after));
  };
  return { address: await readAddress(server), edit };
});

edited(
  "the development server shows what is edited, in the page and in the API, and where the Worker throws",
  async ({ copy, visit }) => {
    const { address, edit } = copy;
    const path = `${address}/leaderboard`;
    const html = async () => (await fetch(path, { headers: { "Accept-Language": "en" } })).text();
    // The watcher may still notice that the files have been copied, and the Worker starts again.
    await expect.poll(html).toMatch(/<h1[^>]*>Leaderboard</);

    // A page that loads again while the Worker restarts is told to wait.
    const page = await visit({ at: path, provokes: /status of 502/ });
    await page.locator("[data-dehydrated]").waitFor({ state: "detached", timeout: 120_000 });
    await page.evaluate(() => Object.assign(window, { isSame: true }));

    await edit("client/pages/leaderboard/leaderboard-page.tsx", 't("pages.leaderboard")', '"Edited leaderboard"');
    await page.getByRole("heading", { level: 1, name: "Edited leaderboard" }).waitFor();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    expect(await html()).toMatch(/<h1[^>]*>Edited leaderboard</);

    await edit("client/i18n/en.json", '"settings": "Settings"', '"settings": "Preferences"');
    await page.getByRole("button", { name: "Preferences", exact: true }).waitFor();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);

    // A Worker that throws while it loads: the page shows where, and comes back once the file is corrected.
    await edit("worker/api/today.ts", "import ", 'throw new Error("Not loaded");\nimport ');
    await page.getByText(/Not loaded\s+at worker\/api\/today\.ts:1:7/).waitFor();
    expect(await html()).toContain("at worker/api/today.ts:1:7");
    await edit("worker/api/today.ts", "number: puzzleNumber(day)", "number: -1");
    await edit("worker/api/today.ts", 'throw new Error("Not loaded");\n', "");
    await page.getByRole("heading", { level: 1, name: "Edited leaderboard" }).waitFor();
    await expect.poll(async () => (await fetch(`${address}/cdn-cgi/local/scheduled`)).status).toBe(200);
    expect(await (await fetch(`${address}/api/today`)).json()).toMatchObject({ number: -1 });
    // The page would load again while the server ends.
    await page.goto("about:blank");
  },
);
