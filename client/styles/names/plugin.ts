import { globSync } from "node:fs";
import { join } from "node:path";
import { preprocessCSS, type Plugin, type ResolvedConfig } from "vite";

/** How lightningcss is to name what a module of styles holds: six signs of its own for the file, and what stands in it. */
export const PATTERN = "x[hash]_[local]";

const LONG = /(?<![\w-])(x[\w-]{6}_)(?=[A-Za-z])/g;

/**
 * Names the classes of every module of styles by a number of the module instead of the hash of its path: chance does not
 * compress, and a first view has forty modules.
 */
export function names(): Plugin {
  let config: ResolvedConfig;
  /** What stands before a name, by what lightningcss has there. */
  let numbers: ReadonlyMap<string, string>;
  const shortened = (code: string): string => code.replace(LONG, (long) => numbers.get(long) ?? long);
  return {
    name: "deke-names",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      numbers = await numbersIn(config);
    },
    // Between lightningcss and the file that it is put into.
    transform: (css, id) => (id.endsWith(".module.css") ? shortened(css) : null),
    renderChunk: (code) => shortened(code),
  };
}

/** Counts the modules of styles by their paths, so that the client and its writer count alike. */
async function numbersIn(config: ResolvedConfig): Promise<ReadonlyMap<string, string>> {
  const paths = globSync("**/*.module.css", { cwd: config.root }).toSorted();
  const named = await Promise.all(
    paths.map(async (path) => {
      const { modules } = await preprocessCSS(".a{top:0}", join(config.root, path), config);
      return modules?.["a"]?.slice(0, -1) ?? path;
    }),
  );
  // From "a0" on: a name begins with a letter.
  return new Map(named.map((long, place) => [long, `${(10 * 36 + place).toString(36)}_`]));
}
