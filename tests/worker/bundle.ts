import { fileURLToPath } from "node:url";
import { build } from "vite";

/** What a server runs: the module that workerd starts, and the whole Worker as a script, which leaves it in `exports`. */
export interface Bundle {
  entry: string;
  whole: string;
}

/** Bundles the Worker for the tests' servers. */
export async function bundleWorker(): Promise<Bundle> {
  const [entry, whole] = await Promise.all([bundle("clocked", "es"), bundle("whole", "cjs")]);
  return { entry, whole };
}

async function bundle(name: string, format: "es" | "cjs"): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
      write: false,
      target: "esnext",
      // Half as much for workerd to be told at each of its starts.
      minify: true,
      rollupOptions: { external: ["cloudflare:workers"], output: { format, codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error(`${name} is not bundled`);
  return output.output[0].code;
}
