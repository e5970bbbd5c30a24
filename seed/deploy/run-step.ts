import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { executeStatements, migrate } from "../database.ts";
import { dealDays } from "../deal-days.ts";
import { messageOf, withPrivateFile } from "../script.ts";
import { buildSeedSql } from "../sql.ts";
import { runWrangler } from "../wrangler.ts";
import type { DeployStep } from "./plan.ts";
import { makeSecret } from "./secrets.ts";

/** Runs a step. Returns the site's addresses after a deployment. @throws Error with wrangler's message */
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
      await executeStatements("--remote", buildSeedSql().statements);
      return [];
    case "deploy":
      return deploy(step);
  }
}

/** Builds and deploys the Worker, tagged with the hash of its source for the next run. */
async function deploy({ code, secrets }: Extract<DeployStep, { do: "deploy" }>): Promise<string[]> {
  const given: Record<string, string> = {};
  for (const name of secrets) given[name] = await makeSecret(name);
  return withPrivateFile("secrets.json", JSON.stringify(given), async (made) => {
    const said = join(dirname(made), "said.ndjson");
    // Wrangler writes machine-readable results to this file.
    process.env["WRANGLER_OUTPUT_FILE_PATH"] = said;
    await runWrangler("deploy", "--tag", code, ...(secrets.length > 0 ? ["--secrets-file", made] : []));
    const lines = (await readFile(said, "utf8")).split("\n").filter((line) => line !== "");
    return lines
      .map((line) => JSON.parse(line) as { type: string; targets?: string[] })
      .flatMap(({ type, targets }) => (type === "deploy" ? (targets ?? []) : []))
      .filter((target) => URL.canParse(target));
  }).finally(() => delete process.env["WRANGLER_OUTPUT_FILE_PATH"]);
}

/** Has a deployed site deal its first days (deal-days.ts), and describes its health in one line. */
export async function describeHealth(site: string): Promise<string> {
  try {
    const { problems, missing } = await dealDays(site);
    const wrong = [...problems, ...missing.map((puzzle) => `${puzzle} is not dealt`)];
    return wrong.length === 0 ? `${site} is well.` : `${site} is up, but not well yet: ${wrong.join(", ")}`;
  } catch (error) {
    return `${site} does not respond as it should: ${messageOf(error)}`;
  }
}
