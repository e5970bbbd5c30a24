import { spawnSync } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });

test.each(["start", "serve"])(
  "client/build/dev/%s.ts says that its port is in use, and how to use another",
  async (name) => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { status, stdout, stderr } = run(`client/build/dev/${name}.ts`, "--port", String(port));
    other.close();
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).toContain(`-- --port ${port + 1}`);
  },
);

test.skipIf(existsSync(`${ROOT}/node_modules/lighthouse`))("bench says that Lighthouse is missing, and fails", () => {
  const { status, stderr } = run("tests/bench/run.ts", "home");
  expect(status).toBe(1);
  expect(stderr).toContain("npm install --no-save lighthouse@");
});
