import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { migrate, writeLeague } from "../database.ts";
import { buildSeedSql } from "../sql.ts";
import { runWrangler } from "../wrangler.ts";
import type { DeployStep } from "./plan.ts";
import { makeSecret } from "./secrets.ts";

/** Attempts, because a new address needs time to spread. */
const TRIES = 10;
const PAUSE_MS = 3_000;

/**
 * Runs a step of a plan.
 *
 * @returns the site's addresses after a deployment; empty for other steps
 * @throws Error with wrangler's message
 */
export async function runStep(step: DeployStep): Promise<string[]> {
  switch (step.do) {
    case "create-database":
      await runWrangler("d1", "create", step.name);
      return [];
    case "create-queue":
      await runWrangler("queues", "create", step.name);
      return [];
    case "migrate":
      await migrate("--remote");
      return [];
    case "seed":
      await writeLeague("--remote", buildSeedSql());
      return [];
    case "deploy":
      return deploy(step);
  }
}

/** Builds and deploys the Worker, tagged with the hash of its source for the next run. */
async function deploy({ code, secrets }: Extract<DeployStep, { do: "deploy" }>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "deke-deploy-"));
  try {
    const said = join(folder, "said.ndjson");
    const made = join(folder, "secrets.json");
    const given: Record<string, string> = {};
    for (const name of secrets) given[name] = await makeSecret(name);
    await writeFile(made, JSON.stringify(given), { mode: 0o600 });
    // Wrangler writes machine-readable results to this file.
    process.env["WRANGLER_OUTPUT_FILE_PATH"] = said;
    await runWrangler("deploy", "--tag", code, ...(secrets.length > 0 ? ["--secrets-file", made] : []));
    const lines = (await readFile(said, "utf8")).split("\n").filter((line) => line !== "");
    return lines
      .map((line) => JSON.parse(line) as { type: string; targets?: string[] })
      .flatMap(({ type, targets }) => (type === "deploy" ? (targets ?? []) : []))
      .filter((target) => URL.canParse(target));
  } finally {
    delete process.env["WRANGLER_OUTPUT_FILE_PATH"];
    await rm(folder, { recursive: true, force: true });
  }
}

/** Describes the health of a deployed site in one line. A new site deals its first days within the hour. */
export async function describeHealth(site: string): Promise<string> {
  let trouble = "no answer";
  for (let left = TRIES; left > 0; left--) {
    try {
      const answer = await fetch(new URL("/api/health", site));
      if (answer.ok) return `${site} is well.`;
      trouble = `${answer.status} ${await answer.text()}`;
      if (answer.status === 503 || answer.status === 421) break;
    } catch (error) {
      trouble = String(error);
    }
    await setTimeout(PAUSE_MS);
  }
  return `${site} is up, but not well yet: ${trouble}`;
}
