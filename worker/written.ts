import { fetchAsset } from "./asset.ts";
import type { Env } from "./env.ts";
import { Memory } from "./memory.ts";

/** A page as client/writer has left it, with holes for what the day and the site fill in. */
interface Template {
  /** Text and names of holes in turn. */
  parts: readonly string[];
  headers: Headers;
}

/** More than there are pages: each is read once an isolate, and none changes before the next deployment. */
const templates = new Memory<Template>(200);

const HOLE = /%([A-Z_]+)%/;

/** What fills the holes, by their names. Written into HTML as it stands. */
export type Fillings = Readonly<Record<string, string>>;

/** A page that was written as the client was built, filled for this request. @throws for a file that was not written */
export async function fillPage(
  env: Env,
  file: string,
  fillings: Fillings,
): Promise<{ html: string; headers: Headers }> {
  const { parts, headers } = templates.get(file) ?? (await readTemplate(env, file));
  let html = "";
  for (const [place, part] of parts.entries()) html += place % 2 === 0 ? part : (fillings[part] ?? "");
  return { html, headers: new Headers(headers) };
}

async function readTemplate(env: Env, file: string): Promise<Template> {
  const asset = await fetchAsset(env, `/written/${file}`);
  if (!asset.ok) throw new Error(`no page was written as ${file}: ${asset.status}`);
  const html = await asset.text();
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  // It is that of every file, as client/public/_headers has it.
  const policy = asset.headers.get("Content-Security-Policy");
  if (policy === null) throw new Error(`${file} came without its policy`);
  headers.set("Content-Security-Policy", await allowInside(policy, html));
  const template = { parts: html.split(HOLE), headers };
  // In development a page changes with its source.
  return asset.headers.get("Cache-Control") === "no-store" ? template : templates.keep(file, template);
}

/** Allows the scripts and styles that stand inside a page, each by its hash, and no other. */
async function allowInside(policy: string, html: string): Promise<string> {
  const [scripts, styles] = await Promise.all(
    [/<script(?: data-\w+="[^"]*")*>([^]*?)<\/script>/g, /<style[^>]*>([^]*?)<\/style>/g].map((inside) =>
      Promise.all([...html.matchAll(inside)].map(([, text = ""]) => hashOf(text))),
    ),
  );
  return policy
    .replace(/script-src [^;]*/, (rule) => [rule, ...(scripts ?? [])].join(" "))
    .replace(/style-src [^;]*/, (rule) => [rule, ...(styles ?? [])].join(" "));
}

/** As a policy names a text: its SHA-256 in base64. */
async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
