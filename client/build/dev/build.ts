/** Builds the site if its source has changed. Wrangler runs this before it serves or deploys. */
import { runIfChanged } from "./changes.ts";
import { runQuietly } from "./quietly.ts";

await runIfChanged("build", () => runQuietly("npm", "run", "build"));
