import { readFile } from "node:fs/promises";
import { Response, type Request } from "miniflare";
import type { ViteDevServer } from "vite";
import { makeLinkPictures } from "../link-pictures/plugin.ts";
import { makePwaFiles } from "../pwa/plugin.ts";
import { makePlayerFiles } from "../../../seed/players/files.ts";
import { makeRenderer } from "./pages.ts";

/** Files that the build makes, by path. Each kind is made on its first request. */
const MADE: [prefix: RegExp, make: () => Promise<ReadonlyMap<string, string | Buffer>>][] = [
  [/^(?:cards|templates)\/|^(?:sitemap|(?:fr\/)?feed)\.xml$/, makeLinkPictures],
  [/^written\/players\//, makePlayerFiles],
  [/^(?:manifest-|icons\/)/, makePwaFiles],
];

/** Serves the site's assets from source, in place of the built site's files. */
export function makeAssets(vite: ViteDevServer) {
  const renderFile = makeRenderer(vite);
  const making = new Map<RegExp, Promise<ReadonlyMap<string, string | Buffer>>>();

  /** Returns a file that the build makes, or null if there is none of that path. */
  async function made(pathname: string): Promise<string | Buffer | null> {
    const path = decodeURIComponent(pathname.slice(1));
    const kind = MADE.find(([prefix]) => prefix.test(path));
    if (kind === undefined) return null;
    const [prefix, make] = kind;
    const files = making.get(prefix) ?? make();
    making.set(prefix, files);
    return (await files).get(path) ?? null;
  }

  return {
    made,
    /** Responds for the Worker's binding `ASSETS`. */
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const file = await made(pathname);
      if (file !== null) return new Response(file);
      const [, written] = /^\/written\/(.+)$/.exec(pathname) ?? [];
      const text = written === undefined ? await readPublic(pathname) : await renderFile(written);
      if (text === null) return new Response(null, { status: 404 });
      // The Worker stores no page, so that the next request has the next edit.
      return new Response(text, {
        headers: { "Cache-Control": "no-store", "Content-Security-Policy": await readPolicy() },
      });
    },
  };
}

const PUBLIC = new URL("../../public/", import.meta.url);

const readPublic = (pathname: string): Promise<string | null> =>
  readFile(new URL(`.${pathname}`, PUBLIC), "utf8").catch(() => null);

/**
 * Returns production's content security policy plus what Vite needs: a nonce for its inline scripts and styles, web
 * sockets, and the worker that polls the server after a lost connection.
 */
async function readPolicy(): Promise<string> {
  const [, policy = ""] =
    /Content-Security-Policy: (.+)/.exec(await readFile(new URL("_headers", PUBLIC), "utf8")) ?? [];
  return policy
    .replace("script-src 'self'", "script-src 'self' 'nonce-dev'")
    .replace("style-src 'self'", "style-src 'self' 'nonce-dev'")
    .replace("connect-src 'self'", "connect-src 'self' ws:; worker-src 'self' blob:");
}
