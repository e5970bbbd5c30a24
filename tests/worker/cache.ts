import type { Answer, Sent, Server } from "./server.ts";

/** A server with a cache before it that obeys what answers say of themselves. */
export interface Cached extends Server {
  /** The paths that got through to the server since this was last asked. */
  takeAsked(): string[];
}

interface Kept {
  answer: Answer;
  /** What the request said in the headers that the answer varies by. */
  variant: readonly (readonly [name: string, value: string | null])[];
  /** When its age was nought, in Unix milliseconds. */
  born: number;
}

/** How long Workers Cache keeps what says nothing of it, by its status, in seconds. */
const MADE_UP: Readonly<Record<number, number>> = {
  200: 7200,
  203: 7200,
  204: 7200,
  300: 1200,
  301: 1200,
  404: 180,
  405: 60,
  410: 180,
};

/**
 * What stands in for the cache that runs where this does not: in front of the deployed Worker (`shared`: one answer for
 * all, by path and query alone, as Workers Cache documents it), or in a browser (`own`). After RFC 9111.
 *
 * @param clock Unix milliseconds
 */
export function withCache<Behind extends Server>(behind: Behind, kind: "shared" | "own", clock: () => number) {
  const kept = new Map<string, Kept[]>();
  let asked: string[] = [];

  /** Asks the server, and keeps the answer if it may be kept. */
  async function ask(path: string, init: Sent, isolate: number | undefined, known?: Kept): Promise<Answer> {
    asked.push(path);
    const headers = new Headers(init.headers);
    const tag = known?.answer.headers.get("ETag");
    const isChecking = typeof tag === "string" && !headers.has("If-None-Match");
    if (isChecking) headers.set("If-None-Match", tag);
    let answer = await behind.send(path, { ...init, headers: Object.fromEntries(headers) }, isolate);
    if (answer.status >= 500 && known !== undefined && mayBeStale(kind, known.answer)) return known.answer;
    if (answer.status === 304 && isChecking && known !== undefined)
      answer = { ...known.answer, headers: new Headers([...known.answer.headers, ...answer.headers]) };
    const variant = variantOf(answer.headers.get("Vary"), headers);
    const others = (kept.get(path) ?? []).filter((other) => !isSame(other.variant, variant));
    if (!isStorable(kind, answer)) return answer;
    const born = clock() - Number(answer.headers.get("Age")) * 1000;
    kept.set(path, [...others, { answer, variant, born }]);
    return answer;
  }

  const cached: Behind & Cached = {
    ...behind,
    async send<Body = unknown>(path: string, init: Sent = {}, isolate?: number): Promise<Answer<Body>> {
      if ((init.method ?? "GET") !== "GET") return behind.send<Body>(path, init, isolate);
      const headers = new Headers(init.headers);
      const known = kept
        .get(path)
        ?.find(({ variant }) => variant.every(([name, value]) => headers.get(name) === value));
      if (known === undefined) return (await ask(path, init, isolate)) as Answer<Body>;
      const age = (clock() - known.born) / 1000;
      const { fresh, stale } = spanOf(kind, known.answer);
      if (age >= fresh + stale) return (await ask(path, init, isolate, known)) as Answer<Body>;
      if (age >= fresh) await ask(path, init, isolate, known);
      const told = new Headers([...known.answer.headers, ["Age", String(Math.floor(age))]]);
      return { ...known.answer, headers: told } as Answer<Body>;
    },
    get: (path, isolate) => cached.send(path, {}, isolate),
    takeAsked() {
      const paths = asked;
      asked = [];
      return paths;
    },
  };
  return cached;
}

type Directives = ReadonlyMap<string, number>;

/** What an answer says to a cache: to one in front of the Worker in a header of its own, if it has one. */
function directivesOf(kind: "shared" | "own", { headers }: Answer): Directives | null {
  const names = ["Cloudflare-CDN-Cache-Control", "CDN-Cache-Control", "Cache-Control"].slice(kind === "shared" ? 0 : 2);
  const said = names.map((name) => headers.get(name)).find((value) => value !== null);
  return said === undefined || said === null
    ? null
    : new Map(
        said.split(",").map((directive): [string, number] => {
          const [name = "", value = ""] = directive.trim().toLowerCase().split("=");
          return [name, Number(value)];
        }),
      );
}

function isStorable(kind: "shared" | "own", answer: Answer): boolean {
  const said = directivesOf(kind, answer);
  if (said?.has("no-store") || answer.headers.get("Vary") === "*") return false;
  if (kind === "own") return said !== null;
  if (said?.has("private") || answer.headers.has("Set-Cookie")) return false;
  return said !== null || answer.status in MADE_UP;
}

const mayBeStale = (kind: "shared" | "own", answer: Answer): boolean => {
  const said = directivesOf(kind, answer);
  return !(
    said?.has("must-revalidate") ||
    (kind === "shared" && (said?.has("s-maxage") || said?.has("proxy-revalidate")))
  );
};

/** For how long an answer is fresh, and for how long after that it is served once more, in seconds. */
function spanOf(kind: "shared" | "own", answer: Answer): { fresh: number; stale: number } {
  const said = directivesOf(kind, answer);
  if (said === null) return { fresh: MADE_UP[answer.status] ?? 0, stale: 0 };
  const fresh = (kind === "shared" ? said.get("s-maxage") : undefined) ?? said.get("max-age") ?? 0;
  return {
    fresh: said.has("no-cache") ? 0 : fresh,
    stale: mayBeStale(kind, answer) ? (said.get("stale-while-revalidate") ?? 0) : 0,
  };
}

const variantOf = (vary: string | null, headers: Headers): Kept["variant"] =>
  (vary ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => [name, headers.get(name)] as const);

const isSame = (one: Kept["variant"], other: Kept["variant"]): boolean => JSON.stringify(one) === JSON.stringify(other);
