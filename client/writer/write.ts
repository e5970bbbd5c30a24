import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { fileOf, LANGUAGES } from "#rules/address";
import { assetsOf, documentOf, type Manifest } from "./document.ts";
import { makeHoles, searchOf, writtenFor } from "./holes.ts";
import { pagesToWrite } from "./pages.ts";
import type * as Renderer from "./render.tsx";

/*
 * Writes every page of the built site, in both languages, into dist/client/written. Vite has built the client and,
 * for Node, client/writer/render.tsx before.
 */

process.env.NODE_ENV = "production";

const CLIENT = new URL("../../dist/client/", import.meta.url);
const RENDER = new URL("../../dist/writer/render.js", import.meta.url);

/** What every first view needs: the site itself, the question for consent, and the marks of its menu. */
const EVERYWHERE = ["index.html", "frame/consent-bar.tsx", "frame/todays-menu.tsx"];

const { render, articlesIn, phrasesIn } = (await import(RENDER.href)) as typeof Renderer;
const read = (file: string): Promise<string> => readFile(new URL(file, CLIENT), "utf8");
const [shell, first, awake, manifest] = await Promise.all([
  read("index.html"),
  read("first-paint.js"),
  readFile(new URL("awake.js", import.meta.url), "utf8"),
  read(".vite/manifest.json").then((text) => JSON.parse(text) as Manifest),
]);

for (const language of LANGUAGES)
  for (const { path, variant, modules, styles: later = [], data = [], withoutScript = [] } of pagesToWrite(
    articlesIn("en").map(({ slug }) => slug),
  )) {
    const { html, head } = await render(language, path ?? "/404", searchOf(variant, path), writtenFor(variant, path));
    const own = modules.map((module) => module.replace("%LANGUAGE%", language));
    const { scripts } = assetsOf(manifest, [...EVERYWHERE, ...own]);
    const { styles } = assetsOf(manifest, [...EVERYWHERE, ...own, ...later]);
    const plain = assetsOf(manifest, withoutScript).styles.filter((file) => !styles.includes(file));
    const words = manifest[`i18n/${language}.json`]?.file;
    if (words === undefined) throw new Error(`the build has no words for ${language}`);
    const page = documentOf(shell, {
      language,
      head,
      body: makeHoles(html, language, variant, path),
      first: minified(first),
      awake: minified(awake),
      scripts,
      styles: await Promise.all(styles.map(async (file) => ({ file, css: await read(file) }))),
      data: [`/${words}`, ...data],
      withoutScript: plain,
    });
    const file = fileURLToPath(new URL(`written/${fileOf(language, path, variant)}.html`, CLIENT));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  }

for (const language of LANGUAGES)
  await writeFile(new URL(`written/${language}/players.json`, CLIENT), JSON.stringify(await phrasesIn(language)));

// Nobody is to be sent what has no text.
for (const unwritten of ["index.html", "first-paint.js", ".vite"])
  await rm(new URL(unwritten, CLIENT), { recursive: true });

/** Without comments and the space before lines: every page has it inside. */
function minified(script: string): string {
  return script
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\n\s*/g, "\n")
    .trim();
}
