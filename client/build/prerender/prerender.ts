import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { prerenderedFileOf, LANGUAGES, type Language } from "#rules/i18n/address";
import { HEADLINE } from "../fonts/faces.ts";
import { composePage, shorten } from "./document.ts";
import { listAssets, type ViteManifest } from "./manifest.ts";
import type { PageToPrerender } from "./pages.ts";
import type * as Renderer from "./render.tsx";

/* Prerenders every page of the built site in both languages into dist/client/written. Vite must have built the client
   and, for Node, client/build/prerender/render.tsx before. */

process.env.NODE_ENV = "production";

const CLIENT = new URL("../../../dist/client/", import.meta.url);
const RENDER = new URL("../../../dist/prerender/render.js", import.meta.url);

const ENTRY = "main.tsx";

/** Modules of every page that are loaded later, but whose styles are needed at once. */
const LATER = ["layout/footer.tsx", "layout/todays-menu.tsx"];

const { pagesToPrerender, prerenderPage, playersResources } = (await import(RENDER.href)) as typeof Renderer;
const read = (file: string): Promise<string> => readFile(new URL(file, CLIENT), "utf8");
const manifest = JSON.parse(await read(".vite/manifest.json")) as ViteManifest;
const startScript = shorten(await readFile(new URL("hydrated.js", import.meta.url), "utf8"));

const headline = manifest[ENTRY]?.assets?.find((file) => file.startsWith(`assets/${HEADLINE}`));
if (headline === undefined) throw new Error("the entry has no font for headlines");

for (const language of LANGUAGES) {
  for (const page of pagesToPrerender(language))
    await write(prerenderedFileOf(language, page.path, page.variant), await prerender(language, page));
  await write(`${language}/players-resources`, playersResources(language));
}

// The Worker reads the manifest's files from the prerendered pages.
await rm(new URL(".vite", CLIENT), { recursive: true });

async function write(name: string, content: object): Promise<void> {
  const file = fileURLToPath(new URL(`written/${name}.json`, CLIENT));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}

async function prerender(
  language: Language,
  { path, variant, modules, styles: later = [], data = [], withoutScript = [] }: PageToPrerender,
) {
  const { scripts } = listAssets(manifest, [ENTRY, ...modules]);
  const { styles: files } = listAssets(manifest, [ENTRY, ...modules, ...LATER, ...later]);
  const styles = await Promise.all(files.map(async (file) => ({ file, css: await read(file) })));
  const plain = listAssets(manifest, withoutScript).styles.filter((file) => !files.includes(file));
  const texts = manifest[`i18n/${language}.json`]?.file;
  if (texts === undefined) throw new Error(`the build has no texts for ${language}`);
  const [entry] = scripts;
  // hydrated.js moves these out of the template after the first paint.
  const late = [
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ...[`/${texts}`, ...data].map(
      (address) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${address}">`,
    ),
  ];
  return composePage({
    language,
    ...(await prerenderPage(language, path, variant)),
    resources: [
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${headline}">`,
      `<template id="deferred">${late.join("")}</template>`,
      ...styles.map(({ file, css }) => `<style data-file="/${file}">${css}</style>`),
      ...(plain.length === 0
        ? []
        : [`<noscript>${plain.map((file) => `<link rel="stylesheet" href="/${file}">`).join("")}</noscript>`]),
    ].join(""),
    scripts: `<script data-entry="/${entry}">${startScript}</script>`,
    inline: { scripts: [startScript], styles: styles.map(({ css }) => css) },
  });
}
