/**
 * Deploys the site to the Cloudflare account that wrangler is logged in to: `npm run deploy`.
 *
 * It creates what is missing, writes what has changed, and does nothing if the account already has all of this
 * checkout. `npm run deploy -- --dry-run` lists the steps without running them, and without an account those on an empty one.
 */
import { parseArgs } from "node:util";
import { readAccount, readAccountIfAny } from "./deploy/account.ts";
import { readCheckout } from "./deploy/checkout.ts";
import { planDeployment, describeStep } from "./deploy/plan.ts";
import { describeHealth, runStep } from "./deploy/run-step.ts";
import { runScript } from "./script.ts";

await runScript("Not deployed", async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
  const read = values["dry-run"] ? readAccountIfAny : readAccount;
  const [standing, wanted] = await Promise.all([read(), readCheckout()]);
  const plan = planDeployment(standing, wanted);
  if (plan.length === 0) console.log(`Nothing to do: ${wanted.code} is deployed, with all that it needs.`);
  else if (values["dry-run"])
    console.log(["This would be done:", ...plan.map((step) => `- ${describeStep(step)}`)].join("\n"));
  else {
    for (const [at, step] of plan.entries()) {
      console.log(`${at + 1}/${plan.length} ${describeStep(step)} …`);
      for (const site of await runStep(step)) console.log(await describeHealth(site));
    }
    console.log("Done. Run it again at any time: it does what is missing, and no more.");
  }
});
