import { statfsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";

/**
 * On Linux x64 the browser comes from an npm package, so that Node is all a machine needs; elsewhere it is the
 * installed Chrome.
 */
const isPacked = process.platform === "linux" && process.arch === "x64";

/** Unpacks the browser once before all tests: two workers must not unpack it at the same time. */
export async function setup(): Promise<void> {
  if (isPacked) await unpack();
}

const FOR_TESTS = [
  // Pages are laid out as usual but not painted. Code that takes screenshots removes this flag.
  "--force-gpu-mem-available-mb=0",
  // Pages do not live long enough for optimizing compilers to pay off.
  "--js-flags=--no-opt --no-maglev",
  // A visitor's tabs share a process, which has compiled the scripts already.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
];

/**
 * Starts a headless Chromium.
 *
 * @param flags in addition to those it needs on any machine
 */
export async function startBrowser(flags: readonly string[] = FOR_TESTS): Promise<Browser> {
  if (!isPacked) return chromium.launch({ channel: "chrome", args: [...flags] });
  return chromium.launch({
    // By default Playwright has Chromium write its shared memory to the disk.
    ...(hasSharedMemory() && { ignoreDefaultArgs: ["--disable-dev-shm-usage"] }),
    executablePath: await unpack(),
    env: { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib"), FONTCONFIG_PATH: join(tmpdir(), "fonts") },
    // Containers often forbid sandboxes.
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu", ...flags],
  });
}

/** Returns whether there is enough shared memory for several browsers. Containers often have little. */
function hasSharedMemory(): boolean {
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= 1024 ** 3;
}

/**
 * Unpacks the browser into the system's temporary folder, unless it is there.
 *
 * @returns the path of the program
 */
async function unpack(): Promise<string> {
  const { default: packed, inflate } = await import("@sparticuz/chromium");
  // The package unpacks these only on AWS, but a bare Debian lacks them too.
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  await inflate(join(entry, "..", "..", "bin", "al2023.tar.br"));
  return packed.executablePath();
}
