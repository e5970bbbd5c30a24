import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Language } from "#rules/i18n/address";
import { splitAtTokens, tokenOf, type MetadataName } from "#rules/site/placeholders";
import type { PageTemplate } from "../../../worker/app.ts";
import type { DocumentHead } from "../head/head.ts";

const source = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), "utf8");

/** Returns a script without comments and indentation. */
export const shorten = (script: string): string =>
  script
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");

/** The sprite: drawings take colours from the elements that use them, which only a sprite in the same document allows. */
const sprite = async (): Promise<string> => shorten((await source("../../ui/sprite.svg")).replace(/<!--.*?-->/gs, ""));

/** Appearance before the first paint: the theme, and what cookies and storage say. */
const firstPaint = async (): Promise<string> => shorten(await source("first-paint.js"));

const ICONS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

/** A document around `#root`. Head and scripts are HTML. */
interface DocumentParts {
  language: Language;
  head: string;
  /** HTML of `#root`. */
  root?: string;
  /** HTML after the sprite. */
  scripts: string;
  /** Set for the page that is shown without a connection. */
  page?: "offline";
}

export async function composeDocument({ language, head, root = "", scripts, page }: DocumentParts): Promise<string> {
  return `<!doctype html>
<html lang="${language}"${page === undefined ? tokenOf("CHALLENGED") : ` data-page="${page}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}<meta name="color-scheme" content="dark light">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#060b15">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#edf3f9">
</head>
<body>
<div id="root">${root}</div>
${await sprite()}
${scripts}</body>
</html>
`;
}

/** What a prerendered page is composed of. */
interface PageParts {
  language: Language;
  head: DocumentHead;
  /** HTML of `#root`. */
  root: string;
  /** HTML for the end of the head: styles, and what the page loads. */
  resources: string;
  /** HTML for the end of the body: the script that starts the site. */
  scripts: string;
  /** The scripts and styles in `resources` and `scripts` that the content security policy has to allow. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
}

/** Returns a prerendered page as a template: its pieces, and the hashes of the scripts and styles in it. */
export async function composePage({
  language,
  head,
  root,
  resources,
  scripts,
  inline,
}: PageParts): Promise<PageTemplate> {
  const first = await firstPaint();
  const manifest = `<link rel="manifest" href="/manifest-${language}.webmanifest">`;
  const html = await composeDocument({
    language,
    head: `<script>${first}</script>${head.html}${ICONS}${manifest}${resources}`,
    root,
    scripts: `<script type="application/json" id="page-data">${tokenOf("DATA")}</script>${scripts}`,
  });
  const metadata = Object.entries(head.metadata).map(([name, value]): [MetadataName, string[]] => [
    name as MetadataName,
    splitAtTokens(value),
  ]);
  return {
    pieces: splitAtTokens(html),
    metadata: Object.fromEntries(metadata),
    scripts: [first, ...inline.scripts].map(hashOf),
    styles: inline.styles.map(hashOf),
  };
}

/** Returns the source of a content security policy that allows a script or a style. */
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
