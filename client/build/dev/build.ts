/** Builds the site if its source has changed. Wrangler runs this before it serves or deploys. */
import { runIfChanged } from "./changes.ts";

await runIfChanged("build");
