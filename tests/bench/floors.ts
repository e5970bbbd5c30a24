import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** Addresses of the baselines of pages. */
export interface Floors {
  /** Home's text without scripts and nearly without styles. */
  scriptless: URL;
  /** A bare React page that has the same names. */
  bare: URL;
  close(): void;
}

type Words = string | { [key: string]: Words };

export async function startFloors(names: readonly string[]): Promise<Floors> {
  const files = new Map([
    ["/scriptless", { type: "text/html; charset=utf-8", body: gzipSync(page(scriptless())) }],
    [
      "/bare",
      {
        type: "text/html; charset=utf-8",
        body: gzipSync(page('<div id="root"></div>', '<script type="module" src="/bare.js"></script>')),
      },
    ],
    ["/bare.js", { type: "text/javascript", body: gzipSync(await bare(names)) }],
    ["/robots.txt", { type: "text/plain", body: gzipSync("User-agent: *\nAllow: /\n") }],
  ]);
  const server = createServer(({ url = "" }, answer) => {
    const file = files.get(url);
    if (file === undefined) answer.writeHead(404).end();
    else answer.writeHead(200, { "Content-Type": file.type, "Content-Encoding": "gzip" }).end(file.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    scriptless: at("/scriptless"),
    bare: at("/bare"),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A floor</title><meta name="description" content="What a page is measured against."><link rel="icon" href="data:,">${head}<style>body{font:16px/1.5 sans-serif;margin:1rem auto;max-width:40rem}</style></head><body>${body}</body></html>`;

function scriptless(): string {
  const { home } = JSON.parse(readFileSync(new URL("../../client/i18n/en.json", import.meta.url), "utf8")) as {
    home: Words;
  };
  const phrases = (words: Words): string[] =>
    typeof words === "string" ? [words] : Object.values(words).flatMap(phrases);
  const escaped = phrases(home).map((phrase) => phrase.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  return `<main><h1>${escaped[0]}</h1>${escaped
    .slice(1)
    .map((phrase) => `<p>${phrase}</p>`)
    .join("")}</main>`;
}

async function bare(names: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { NAMES: JSON.stringify(names), "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rollupOptions: { input: fileURLToPath(new URL("floors/bare.tsx", import.meta.url)) },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("the bare page is not built");
  return output.output[0].code;
}
