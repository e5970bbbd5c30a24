import { createHash } from "node:crypto";
import { expect } from "vitest";
import { clientOf, type Server, type TestResponse } from "./server.ts";

/** Values that differ in each run, by their key in JSON and their form, and what the transcript has in their place. */
const RANDOM: readonly [key: RegExp, form: RegExp, label: string][] = [
  [/^(round|code|challenge)$/, /^[\w-]{60,}$/, "token"],
  // Codes of shared rounds, which do not differ, have no capitals.
  [/^(id|round)$/, /^((?=.*[A-Z])[\w-]{22}|[\da-f-]{36})$/, "round"],
  [/^code$/, /^[\w-]{16}$/, "board"],
  [/^code$/, /^[2-9A-Z]{8}$/, "transfer"],
  [/^id$/, /^[\w-]{16}$/, "member"],
  [/^nickname$/, /^#.{6}$/, "hidden"],
  [/^(key|p256dh|auth)$/, /^[\w-]{22,}$/, "key"],
  [/^(league|facts|version)$/, /^[0-9a-f]{12,16}$/, "version"],
];

const UNWRITTEN = /^(connection|content-length|date|keep-alive|transfer-encoding)$/;
/** Of longer answers, in lines, only the beginning is written. */
const MAX_LINES = 140;
const ARROWS: Readonly<Record<string, string>> = { none: "", up: " ▲", down: " ▼" };

const shorten = (text: string): string =>
  text.length < 500 ? text : `${text.slice(0, 40)}… ${text.length} characters, ${digestOf([text])}`;

/** Returns JSON on one line. */
function inline(value: unknown): string {
  if (typeof value !== "object" || value === null) return shorten(JSON.stringify(value) ?? "");
  const isList = Array.isArray(value);
  const { verdict, arrow = "none", ...others } = value as Record<string, string | undefined>;
  if (verdict !== undefined && arrow in ARROWS && Object.keys(others).length === 0) return verdict + ARROWS[arrow];
  if (isList && value.length > 20 && typeof value[0] !== "object")
    return `[${value.slice(0, 3).join(", ")}, … ${value.length - 4} …, ${value.at(-1)}]`;
  const parts = Object.entries(value).map(([key, part]) => (isList ? "" : `${key}: `) + inline(part));
  return isList ? `[${parts.join(", ")}]` : `{${parts.join(", ")}}`;
}

/** Returns JSON in few lines: a value is on one line if it fits, short ones share one, and each row of a list has its own. */
function format(value: unknown, width = 120): string[] {
  const line = inline(value);
  if (line.length < width || typeof value !== "object" || value === null) return [line];
  const isList = Array.isArray(value);
  const lines: string[] = [];
  let shared = false;
  for (const [key, part] of Object.entries(value)) {
    const [first = "", ...more] = format(part, isList ? 480 : width);
    const name = isList ? "- " : `${key}: `;
    const isShort = !isList && more.length === 0 && !/[[{]/.test(first);
    const last = lines.at(-1) ?? "";
    if (shared && isShort && last.length + name.length + first.length < width)
      lines[lines.length - 1] = `${last}, ${name}${first}`;
    else if (more.length === 0) lines.push(name + first);
    else lines.push(name.trim(), ...[first, ...more].map((each) => `  ${each}`));
    shared = isShort;
  }
  return lines.length > 1 || isList ? lines : [`{${lines.join("")}}`];
}

const shortened = (lines: string[]): string[] =>
  lines.length < MAX_LINES
    ? lines
    : [...lines.slice(0, 40), `… ${lines.length - 40} more lines, ${digestOf(lines.slice(40))}`];

const digestOf = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 4);

/** Returns how many lines of two texts are the same from two positions on. */
function sharedLength(one: readonly string[], from: number, other: readonly string[], at: number): number {
  let length = 0;
  while (from + length < one.length && at + length < other.length && one[from + length] === other[at + length])
    length++;
  return length;
}

/** Elements of a head that are the same on every page, or belong to the build. */
const OF_BUILD =
  /^(charset|name=(viewport|theme|color-scheme)|rel=(icon|manifest|style|modulepreload|apple)|.*\/assets\/|property=og:(site_name|type|image:)|name=twitter:card)/;

/**
 * Returns the text of a page without its markup: its head, without repetitions, its data, and a line per block, of which
 * pages of the client have only the first.
 */
function textOf(html: string, label: (key: string, value: unknown) => unknown): string {
  const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
  const said = new Set([title]);
  const head: string[] = [];
  for (const [, attributes = ""] of html.matchAll(/<(?:meta|link) ([^>]*)>/g)) {
    const written = attributes
      .replace(/ crossorigin|"/g, "")
      .replace(/\?v=\w+|-[\da-f]{12}(?=\.png)/g, "")
      .trim();
    const [, content = written] = /(?:content|href)=(.*)$/.exec(written) ?? [];
    if (!OF_BUILD.test(written) && !said.has(content)) head.push(written.replace(/(content|href)=/, ""));
    said.add(content);
  }
  const scripts = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)/g)].map(
    ([, json = ""]) => JSON.parse(json, label) as object,
  );
  const isOfPlayers = scripts.some((data) => "players" in data);
  const lines = (/<main[^>]*>([^]*?)<\/main>/.exec(html)?.[1] ?? html)
    .replace(/\s+/g, " ")
    .replace(/<svg[^>]*> ?<use href="#icon-(trophy)"><\/use> ?<\/svg>/g, "($1) ")
    .replace(/<svg[^]*?<\/svg>|<script[^]*?<\/script>/g, "")
    .replace(/<(\w+) [^>]*aria-current="page"[^>]*>/g, "<$1>current: ")
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, "$1>")
    .replace(
      /<(tr|dt|li)\b[^]*?<\/(tr|dd|li)>/g,
      (row) => `<p>${row.replace(/<\/(td|th|dt|p|div)>/g, " | ").replace(/<[^>]*>/g, " ")}<p>`,
    )
    .replace(/<(\/?(?:p|li|tr|h\d|dd|section|figure|table|ul|ol|caption|div|header|form)|br)\b[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").replace(/^ |[ |]+$/g, ""))
    .filter(Boolean);
  const data = scripts.filter((each) => isOfPlayers || "today" in each).flatMap((each) => format(each));
  return [
    title,
    ...head.slice(0, 1),
    head.slice(1).join("; "),
    ...data,
    ...(isOfPlayers ? lines : lines.slice(0, 3)),
  ].join("\n");
}

/** Begins a text of what visitors ask and what the Worker answers, which is the same in each run. */
export async function openTranscript(server: Server) {
  /** Headers of every answer. */
  const usual = (await server.get("/api/nothing")).headers;
  const lines: string[] = [];
  /** All answers in full. */
  const history: string[] = [];
  const labels = new Map<string, string>();
  const counts = new Map<string, number>();
  /** The lines of the latest answer about each round. */
  const shown = new Map<string, Set<string>>();

  function label(key: string, value: unknown): unknown {
    if (typeof value !== "string") return value;
    const [, , kind] = RANDOM.find(([keys, form]) => keys.test(key) && form.test(value)) ?? [];
    if (kind === undefined) return value;
    if (kind === "token" || kind === "key") return `<${kind}>`;
    if (!labels.has(value)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const its = labels.get(value) ?? `<${kind} ${counts.get(kind)}>`;
    labels.set(value, its);
    return its;
  }

  /** Returns lines in which those that have been written before, three or more in a row, are only counted. */
  function fold(answer: readonly string[]): string[] {
    const folded: string[] = [];
    for (let at = 0; at < answer.length;) {
      const length = Math.max(
        ...history.flatMap((line, from) => (line === answer[at] ? [sharedLength(history, from, answer, at)] : [])),
        0,
      );
      folded.push(
        length < 3 ? (answer[at] ?? "") : `… ${length} lines as before, ${digestOf(answer.slice(at, at + length))}`,
      );
      at += length < 3 ? 1 : length;
    }
    history.push(...answer, "");
    return folded;
  }

  /** Returns text in which what differs in each run is replaced. */
  function replaceRandom(text: string): string {
    let written = text.replace(/[\w-]{80,}/g, "<token>");
    for (const [value, its] of labels) written = written.replaceAll(value, its);
    return written;
  }
  /** Reads JSON, and labels what is random in it. */
  const parse = (json: string): unknown => JSON.parse(json, label);

  /** Returns the lines of an answer: its status, the headers that not every answer has, and its body. */
  function linesOf({ status, headers, text, body }: TestResponse): string[] {
    const own = [...headers]
      .filter(([name, value]) => !UNWRITTEN.test(name) && usual.get(name) !== value)
      .map(([name, value]) => `${name}: ${value.replace(/deke_visitor=[\w-]+/, "deke_visitor=<token>")}`)
      .map((header) => header.replace(/('sha256-[^']*' ?)+/g, "<hashes> ").replace(/"[^"]{20,}"/g, "<hash>"));
    const missing = [...usual.keys()].filter((name) => !UNWRITTEN.test(name) && !headers.has(name));
    return [
      String(status),
      ...own,
      ...missing.map((name) => `no ${name}`),
      ...shortened(contentOf(status, text, body)),
    ];
  }

  function contentOf(status: number, text: string, body: unknown): string[] {
    if (/^.PNG/.test(text)) return ["a picture"];
    if (text.startsWith("<!")) {
      // Every page is whole, and no placeholder is left.
      expect(text).toContain("<footer");
      expect(text.match(/@@|24[0o][01]-\d\d/g)).toBeNull();
      return textOf(text, label).split("\n");
    }
    if (body === undefined) return text.length < 3_000 ? text.trim().split(/\r?\n/) : [shorten(text)];
    const value = parse(text) as { view?: { id?: string; state: string } };
    const { id, state } = value.view ?? {};
    const lines = format(value);
    const before = id === undefined ? undefined : shown.get(id);
    if (id !== undefined) shown.set(id, new Set(lines));
    return status === 200 && state === "guessing" ? lines.filter((line) => !before?.has(line)) : lines;
  }

  return {
    usual: Object.fromEntries([...usual].filter(([name]) => !UNWRITTEN.test(name))),
    /** Writes a heading. */
    note: (heading: string): void => void lines.push("", heading),
    /** Writes another value, as JSON. */
    write: (value: unknown): void => void lines.push(...fold(format(parse(JSON.stringify(value))).map(replaceRandom))),
    /** Returns a visitor whose requests, with their answers, are written under a name. */
    as(name: string, visitor: Server): Server {
      return {
        ...visitor,
        ...clientOf(async (path, sent = {}) => {
          const { method = "GET", headers, body = "" } = sent;
          const answer = await visitor.send(path, sent);
          // Addresses have the length of this server's port.
          const text = answer.text.replaceAll(server.url.origin, "http://site");
          const special = Object.fromEntries([...new Headers(headers)].filter(([header]) => header !== "content-type"));
          const value = body.startsWith("{") && body.endsWith("}") ? inline(parse(body)) : body;
          const asked = [`${name}: ${method} ${path}`, value, Object.keys(special).length > 0 ? inline(special) : ""];
          const request = asked.filter(Boolean).join(" ");
          const [status = "", ...content] = linesOf({ ...answer, text }).map(replaceRandom);
          const line = replaceRandom(`${request} → ${status} ${content[0] ?? ""}`).trim();
          if (content.length < 2 && line.length < 240) lines.push(line);
          else lines.push(replaceRandom(`${request} → ${status}`), ...fold(content.map((each) => `  ${each}`)));
          return answer as never;
        }),
      };
    },
    /** Compares all that was written with a committed file. */
    compare: (file: string): Promise<void> =>
      expect(`${lines.join("\n").trim()}\n`).toMatchFileSnapshot(`answers/${file}.txt`),
  };
}
