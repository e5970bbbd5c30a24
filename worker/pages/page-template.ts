import { html, raw } from "hono/html";
import { joinPieces, type MetadataName, type Placeholder } from "#rules/site/placeholders";
import { fetchAsset } from "../runtime/assets.ts";
import type { Env } from "../env.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";

/** HTML that hono/html has made. */
export type Html = ReturnType<typeof html>;

/** A prerendered page, as the prerenderer (client/build/prerender) stores it. */
export interface PageTemplate {
  /** HTML and names of placeholders in turn. */
  pieces: readonly string[];
  /** The page's own link metadata: text and names of placeholders in turn. */
  metadata: Readonly<Partial<Record<MetadataName, readonly string[]>>>;
  /** Sources of the content security policy that allow the scripts and styles in the page: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** Values of placeholders: text, which is escaped, or HTML. */
export type PlaceholderValues = Partial<Record<Placeholder, string | Html>>;

/** Returns a value as JSON for a script element. Nothing in it can end the element. */
export const jsonScript = (value: unknown): Html => raw(JSON.stringify(value).replaceAll("<", "\\u003c"));

/** Returns HTML as it is, and text escaped. @throws Error for HTML that waits for a promise */
export function toText(value: string | Html): string {
  const text = html`${value}`;
  if (text instanceof Promise) throw new Error("a template waits for a promise");
  return text.toString();
}

/**
 * Joins a page's pieces with values, by default its own link metadata. @throws Error for a placeholder without a value
 */
export function renderTemplate({ pieces, metadata }: PageTemplate, values: PlaceholderValues): string {
  const valueOf = (name: Placeholder): string => {
    const value = values[name];
    if (value !== undefined) return toText(value);
    const own = metadata[name as MetadataName];
    if (own === undefined) throw new Error(`no value for ${name}`);
    return joinPieces(own, valueOf);
  };
  return joinPieces(pieces, valueOf);
}

/** A file of the prerenderer. */
interface Prerendered<Content> {
  content: Content;
  /** The content security policy of the site's files (client/public/_headers). */
  policy: string | null;
}

/** Each file is read once per isolate: none changes before the next deployment. The limit is above their number. */
const files = new IsolateCache<Prerendered<unknown>>(250);

/** Reads a prerendered file by its name, `en/home`. @throws Error if there is none */
export async function readPrerendered<Content>(env: Env, name: string): Promise<Prerendered<Content>> {
  const known = files.get(name) as Prerendered<Content> | undefined;
  if (known !== undefined) return known;
  const asset = await fetchAsset(env, `/written/${name}.json`);
  if (!asset.ok) throw new Error(`${name} is not prerendered: ${asset.status}`);
  const policy = asset.headers.get("Content-Security-Policy");
  const file = { content: await asset.json<Content>(), policy };
  // The development server renders it for each request.
  if (asset.headers.get("Cache-Control") !== "no-store") files.set(name, file);
  return file;
}

/** Returns the content security policy of a page: the site's, which also allows the scripts and styles in the page. */
export function allowInline(policy: string | null, { scripts, styles }: PageTemplate): string {
  if (policy === null) throw new Error("the site's files have no content security policy");
  const allowed: Record<string, readonly string[]> = { "script-src": scripts, "style-src": styles };
  return policy
    .split("; ")
    .map((rule) => [rule, ...(allowed[rule.split(" ")[0] ?? ""] ?? [])].join(" "))
    .join("; ");
}
