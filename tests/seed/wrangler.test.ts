import { afterEach, expect, test } from "vitest";
import { runWrangler } from "../../seed/wrangler.ts";

const { NODE_OPTIONS } = process.env;
afterEach(() => {
  if (NODE_OPTIONS === undefined) delete process.env["NODE_OPTIONS"];
  else process.env["NODE_OPTIONS"] = NODE_OPTIONS;
});

test("a wrangler that is killed has failed, and has not answered with nothing", async () => {
  const dying = "if (/cli\\.js$/.test(process.argv[1])) process.kill(process.pid, 'SIGKILL')";
  process.env["NODE_OPTIONS"] = `--import=data:text/javascript,${encodeURIComponent(dying)}`;
  await expect(runWrangler("--version")).rejects.toThrow("wrangler was ended by SIGKILL");
});
