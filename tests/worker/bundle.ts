import { rmSync } from "node:fs";
import { copyFile, mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** How often a Worker can start afresh before workerd has to. */
export const COPIES = 24;

let bundling: Promise<string> | undefined;

/** Bundles the Worker for all servers of this process, as {@link COPIES} copies of itself. Gives the path of what starts them. */
export const bundleWorker = (): Promise<string> => (bundling ??= bundle());

async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "deke-worker-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const input = (name: string): string => fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: "esnext",
      // Half as much for workerd to be told at each of its starts.
      minify: true,
      rollupOptions: {
        external: ["cloudflare:workers"],
        input: { index: input("clocked"), whole: input("whole") },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  const first = join(folder, "copy-0.js");
  await rename(join(folder, "whole.js"), first);
  await Promise.all(Array.from({ length: COPIES - 1 }, (_, at) => copyFile(first, join(folder, `copy-${at + 1}.js`))));
  return join(folder, "index.js");
}
