import { statfsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";

/**
 * On Linux x64 the browser comes whole out of an npm package, so that a machine with nothing but Node
 * can run the tests; elsewhere it is the Chrome that is installed.
 */
const isPacked = process.platform === "linux" && process.arch === "x64";

/**
 * What vitest runs once, before any test of a browser: two workers that unpack at the same moment
 * would disturb each other.
 */
export async function setup(): Promise<void> {
  if (isPacked) await unpack();
}

const FOR_TESTS = [
  // Pages are laid out and hit as ever, but nobody looks at them: no memory for pixels means that none are painted.
  // Whoever makes a screenshot takes this out.
  "--force-gpu-mem-available-mb=0",
  // No page lives long enough for the work of the optimizing compilers to come back.
  "--js-flags=--no-opt --no-maglev",
  // A visitor's tabs in one process, which has compiled the scripts for the tab before.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
];

/**
 * Starts a headless Chromium.
 *
 * @param flags beside those it needs on any machine
 */
export async function startBrowser(flags: readonly string[] = FOR_TESTS): Promise<Browser> {
  if (!isPacked) return chromium.launch({ channel: "chrome", args: [...flags] });
  return chromium.launch({
    // Playwright would have Chromium write the memory it shares between its processes to the disk, by the gigabyte.
    ...(hasSharedMemory() && { ignoreDefaultArgs: ["--disable-dev-shm-usage"] }),
    executablePath: await unpack(),
    env: { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib"), FONTCONFIG_PATH: join(tmpdir(), "fonts") },
    // A container often lets nobody make a sandbox.
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu", ...flags],
  });
}

/** Whether there is enough shared memory for a few browsers: a container often gives it sparingly. */
function hasSharedMemory(): boolean {
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= 1024 ** 3;
}

/** Unpacks the browser into the system's folder for temporary files, unless it is there. Gives the path of the program. */
async function unpack(): Promise<string> {
  const { default: packed, inflate } = await import("@sparticuz/chromium");
  // The package takes these out by itself on Amazon's machines alone, but a bare Debian lacks them too.
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  await inflate(join(entry, "..", "..", "bin", "al2023.tar.br"));
  return packed.executablePath();
}
