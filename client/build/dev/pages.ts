import react from "@vitejs/plugin-react";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import { prerenderedFileOf, LANGUAGES } from "#rules/i18n/address";
import { composePage } from "../prerender/document.ts";
import type * as Renderer from "../prerender/render.tsx";

const RENDER = "/build/prerender/render.tsx";

const ENTRY = "/main.tsx";

/** What Vite's client and React's fast refresh need in every page; the policy of development allows the nonce. */
const VITE = [
  '<meta property="csp-nonce" nonce="dev">',
  `<script type="module" nonce="dev">${react.preambleCode.replace("__BASE__", "/")}</script>`,
  '<script type="module" nonce="dev" src="/@vite/client"></script>',
].join("");

/** Returns a function that renders a prerendered file from source, or returns null if there is no page of that name. */
export function makeRenderer(vite: ViteDevServer): (file: string) => Promise<string | null> {
  // The renderer handles one language and one page at a time.
  let last: Promise<unknown> = Promise.resolve();
  return (file) => {
    const rendered = last.then(() => renderFile(vite, file));
    last = rendered.catch(() => {});
    return rendered;
  };
}

async function renderFile(vite: ViteDevServer, file: string): Promise<string | null> {
  const renderer = (await vite.ssrLoadModule(RENDER)) as typeof Renderer;
  for (const language of LANGUAGES) {
    if (file === `${language}/players-resources.json`) return JSON.stringify(renderer.playersResources(language));
    for (const { path, variant } of renderer.pagesToPrerender(language)) {
      if (file !== `${prerenderedFileOf(language, path, variant)}.json`) continue;
      const template = await composePage({
        language,
        ...(await renderer.prerenderPage(language, path, variant)),
        resources: VITE + (await readStyles(vite)),
        scripts: `<script type="module" nonce="dev" src="${ENTRY}"></script>`,
        inline: { scripts: [], styles: [] },
      });
      return JSON.stringify(template);
    }
  }
  return null;
}

/** Returns the styles of all modules rendered so far. Vite's client recognizes them by their attribute. */
async function readStyles(vite: ViteDevServer): Promise<string> {
  const { ssr } = vite.environments;
  // The entry's styles precede all others. It is only transformed: running it would hydrate a page.
  await ssr?.transformRequest(ENTRY);
  const stylesheets = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.id?.endsWith(".css")) stylesheets.set(module.id, module.url);
  };
  for (const url of [ENTRY, RENDER]) {
    const module = await ssr?.moduleGraph.getModuleByUrl(url);
    if (module !== undefined) visit(module);
  }
  const styles = [...stylesheets].map(async ([id, url]) => {
    const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return `<style nonce="dev" data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(styles)).join("");
}
