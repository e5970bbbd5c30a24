import { afterEach, expect, test, vi } from "vitest";
import { runWrangler } from "../../seed/wrangler.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a wrangler process that is killed counts as failed, not as an empty result", async () => {
  const dying = "if (/cli\\.js$/.test(process.argv[1])) process.kill(process.pid, 'SIGKILL')";
  vi.stubEnv("NODE_OPTIONS", `--import=data:text/javascript,${encodeURIComponent(dying)}`);
  await expect(runWrangler("--version")).rejects.toThrow("wrangler was ended by SIGKILL");
});
