import { fileURLToPath } from "node:url";
import { minifySync, type Plugin } from "vite";
import { leaveOut } from "./leave-out.ts";
import { EXPORTS, PROPERTIES } from "./left-out.ts";

/** React's files for production, by what they are imported as. */
const REACT: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};

const addressOf = (file: string): string => fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url));

/** A CommonJS file as a module. */
function asModule(code: string): string {
  const imports: string[] = [];
  const body = code
    .replace(/\b(\w+) = require\("([^"]+)"\)/g, (_, name, source) => {
      imports.push(`import * as ${name} from "${source}";`);
      return `required_${name}`;
    })
    .replace(/^exports\.(?=\w+ = )/gm, "var exported_")
    .replace(/\bexports\./g, "exported_")
    .replace(/(?<=\bexported_(?:createContext|lazy|memo) = )function/g, "/* @__NO_SIDE_EFFECTS__ */ function");
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = ""]) => name))];
  return [
    ...imports,
    `var ${names.map((name) => `exported_${name}`).join(", ")};`,
    body,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(", ")} };`,
    `export default { ${names.map((name) => `${name}: exported_${name}`).join(", ")} };`,
  ].join("\n");
}

/** A module without what cannot be come to any more, and with short names for React's own properties. */
function folded(code: string): string {
  const options = { module: true, mangle: false, codegen: { removeWhitespace: false } } as const;
  const mangleProps = { include: new RegExp(`^(?:${PROPERTIES.join("|")})$`) };
  // What one pass has emptied the next one finds unused.
  const { code: once } = minifySync("react.js", code, { ...options, mangleProps });
  return minifySync("react.js", once, options).code;
}

/**
 * Makes modules of React's files. As the CommonJS they are, each stands within one function, which a browser reads a second
 * time, whole, before it runs any of it: a phone takes 35 ms for that. What nobody imports is left out, and of its client
 * what only that would come to (left-out.ts).
 */
export function react(): Plugin {
  const files = new Set(Object.values(REACT).map(addressOf));
  const client = addressOf("react-dom/cjs/react-dom-client.production.js");
  return {
    name: "deke-react",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    resolveId: (source) => (REACT[source] === undefined ? null : addressOf(REACT[source])),
    transform(code, id) {
      if (!files.has(id)) return null;
      return { code: id === client ? folded(asModule(leaveOut(code))) : asModule(code), map: null };
    },
    // Libraries import more than is used of them: what counts is what is left.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk")
          for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
            const wanted = files.has(id) ? renderedExports.filter((name) => EXPORTS.includes(name)) : [];
            if (wanted.length > 0)
              this.error(`${wanted.join(", ")} is left out of React: see client/react/left-out.ts`);
          }
    },
  };
}
