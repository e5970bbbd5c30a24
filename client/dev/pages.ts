import { readFile } from "node:fs/promises";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import { fileOf, LANGUAGES } from "#rules/address";
import { fillShell } from "../writer/document.ts";
import { makeHoles, searchOf, writtenFor } from "../writer/holes.ts";
import { pagesToWrite } from "../writer/pages.ts";
import type * as Renderer from "../writer/render.tsx";

const INDEX = new URL("../index.html", import.meta.url);
const RENDER = "/writer/render.tsx";

/** The styles that main.tsx imports, in their order. */
const GLOBAL = ["fonts", "tokens", "teams", "reset", "type", "layout"].map((name) => `/styles/${name}.css`);

/** Returns what renders a file of `written/` from its source, or null if there is none of that name. */
export function makeRenderer(vite: ViteDevServer): (file: string) => Promise<string | null> {
  // The renderer has one language and one page at a time.
  let last: Promise<unknown> = Promise.resolve();
  return (file) => {
    const rendered = last.then(() => renderFile(vite, file));
    last = rendered.catch(() => {});
    return rendered;
  };
}

async function renderFile(vite: ViteDevServer, file: string): Promise<string | null> {
  const { articlesIn, phrasesIn, render } = (await vite.ssrLoadModule(RENDER)) as typeof Renderer;
  const phrases = LANGUAGES.find((language) => file === `${language}/players.json`);
  if (phrases !== undefined) return JSON.stringify(await phrasesIn(phrases));
  const pages = pagesToWrite(articlesIn("en").map(({ slug }) => slug));
  for (const language of LANGUAGES)
    for (const { path, variant } of pages) {
      if (file !== fileOf(language, path, variant)) continue;
      const search = searchOf(variant, path);
      const { html, head } = await render(language, path ?? "/404", search, writtenFor(variant, path));
      const shell = await vite.transformIndexHtml("/", await readFile(INDEX, "utf8"));
      const styles = await readStyles(vite);
      const body = makeHoles(html, language, variant, path);
      return fillShell(
        shell.replace("</head>", () => `${styles}</head>`),
        { language, head, body },
      );
    }
  return null;
}

/** Returns the styles of all modules that have been rendered. Vite's client takes them over by their attribute. */
async function readStyles(vite: ViteDevServer): Promise<string> {
  const { moduleGraph } = vite.environments["ssr"] ?? {};
  const found = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.id?.endsWith(".css")) found.set(module.id, module.url);
  };
  for (const url of GLOBAL) {
    await vite.ssrLoadModule(url);
    const module = await moduleGraph?.getModuleByUrl(url);
    if (module !== undefined) visit(module);
  }
  const renderer = await moduleGraph?.getModuleByUrl(RENDER);
  if (renderer !== undefined) visit(renderer);
  const styles = [...found].map(async ([id, url]) => {
    const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return `<style nonce="dev" data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(styles)).join("");
}
