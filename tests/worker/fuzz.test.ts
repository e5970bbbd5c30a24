import fc from "fast-check";
import { beforeEach, describe, expect } from "vitest";
import { GAME_NAMES } from "#rules/shared/game-config";
import { anyJson, runs } from "../properties/runs.ts";
import { GUESSES, hidePlayer, player, puzzleDay } from "./any-game.ts";
import { serverAt, test, TODAY } from "./shared.ts";
import { cookieOf } from "./visitor.ts";

const server = serverAt();
/** Tokens of a round of each game, and of a challenge. */
let tokens: string[];

beforeEach(async () => {
  const begun = await Promise.all(GAME_NAMES.map((game) => player(server, game).beginDay(puzzleDay(game, TODAY))));
  const { body } = await hidePlayer(server, 8478402);
  tokens = [...begun.map((answer) => answer.body.round), body.code];
  server.takeLog();
});

const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Concurrent requests per case. */
const AT_ONCE = 20;
const batchOf = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: AT_ONCE, maxLength: AT_ONCE });

const WORDS =
  `api today rounds guess give-up days leaderboard mine me nickname code claim data people seasons picks challenges
  feedback health leagues columns img players teams cards outcomes own fr nhl hockey-insights assets written en ..
  8478402 MTL 2026-11-20 9999-12-31 21.png %00 %FF %2e%2e %E0%A4%A constructor __proto__`.split(/\s+/);
const ENTRANCES = `/api/me/nickname /api/me/claim /api/feedback /api/picks /api/challenges/classic`.split(" ");

const part = fc.oneof(
  fc.constantFrom(...WORDS, ...GAME_NAMES),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const path = fc.oneof(
  fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.filter((one) => one !== "").join("/")}`),
  fc.constantFrom(
    ...GAME_NAMES.flatMap((game) => ["", "/guess", "/give-up"].map((end) => `/api/rounds/${game}${end}`)),
    ...ENTRANCES,
  ),
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("period", "game", "day", "practice", "challenge", "season", "or"), part)
      .map(([name, value]) => `?${name}=${value}`),
  },
);
const header = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, "~").trim());
const headers = fc.record(
  {
    Cookie: fc.oneof(
      header,
      fc.constantFrom(
        cookieOf("f".repeat(22)),
        `deke_visitor=${"f".repeat(22)}`,
        "deke_visitor=%",
        "language=fr; played=classic",
      ),
    ),
    "Accept-Language": header,
    "Content-Type": fc.constantFrom(
      "application/json",
      "application/json; charset=utf-7",
      "text/plain",
      "multipart/form-data",
    ),
    "If-None-Match": header,
    Range: fc.constantFrom("bytes=0-", "bytes=-1", "lines=1"),
    Origin: header,
    "CF-Connecting-IP": fc.oneof(header, fc.ipV6(), fc.ipV4()),
    "X-Forwarded-For": header,
  },
  { requiredKeys: [] },
);
/** Generates a body with a valid token or something else in its place. */
const body = fc.oneof(
  fc
    .record(
      {
        round: fc.oneof(fc.nat(5), anyJson),
        guess: fc.oneof(
          fc.constantFrom(...Object.values(GUESSES)),
          anyJson,
          fc.record({ season: anyJson, team: anyJson }),
          fc.record({ square: anyJson, player: anyJson }),
        ),
        hard: fc.oneof(fc.boolean(), anyJson),
        kind: fc.oneof(fc.constantFrom("day", "practice", "challenge"), anyJson),
        day: fc.oneof(fc.constantFrom(TODAY, "2026-11-20", "2026-12-25"), anyJson),
        filter: fc.oneof(fc.constant({ players: "team", team: "MTL" }), anyJson),
        code: anyJson,
        secret: anyJson,
        language: fc.oneof(fc.constant("en"), anyJson),
        nickname: anyJson,
        message: anyJson,
        email: anyJson,
      },
      { requiredKeys: [] },
    )
    .map((sent) => (typeof sent.round === "number" ? { ...sent, round: tokens[sent.round] } : sent))
    .map((sent) => JSON.stringify(sent)),
  anyJson.map((sent) => JSON.stringify(sent)),
  fc.string({ maxLength: 40 }),
);

const request = fc.record({
  method: fc.constantFrom("GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"),
  path: fc.tuple(path, query).map((parts) => parts.join("")),
  headers,
  body,
});

describe("random requests", () => {
  test("cause no 5xx, and every error has a code", async () => {
    await fc.assert(
      fc.asyncProperty(batchOf(request), async (requests) => {
        const answers = await Promise.all(
          requests.map(async ({ body: sent, ...init }) => {
            const hasBody = !["GET", "HEAD"].includes(init.method);
            return {
              init,
              ...(await server.send(init.path, { ...init, ...(hasBody && { body: sent }) })),
            };
          }),
        );
        for (const { init, status, headers: said, text } of answers) {
          const isRefusal = status >= 400 && init.path.startsWith("/api/") && init.method !== "HEAD";
          const isWord = !isRefusal || /^\{"error":("round-moved-on",.+|"[a-z]+(-[a-z]+)*")\}$/.test(text);
          const isProtected = said.get("X-Content-Type-Options") === "nosniff";
          if (status >= 500 || !isWord || !isProtected) expect({ init, status, text }).toBeNull();
        }
      }),
      runs(50),
    );
    expect(server.takeLog().filter((line) => /error/i.test(line))).toEqual([]);
  });

  test("no altered token is accepted", async () => {
    // Changed: a bit, the length, a piece of another token, or the text without its bytes.
    const altered = fc
      .record({
        of: fc.nat(6),
        other: fc.nat(6),
        at: fc.nat(400),
        bit: fc.integer({ min: 1, max: 255 }),
        how: fc.nat(7),
      })
      .map(({ of, other, at, bit, how }) => {
        const token = tokens[of] ?? "";
        const bytes = Buffer.from(token, "base64url");
        const second = Buffer.from(tokens[other] ?? "", "base64url");
        const place = at % bytes.length;
        const changed = bytes.with(place, (bytes[place] ?? 0) ^ bit);
        const encode = (...parts: Uint8Array[]) => Buffer.concat(parts).toString("base64url");
        const last = BASE64URL[BASE64URL.indexOf(token.at(-1) ?? "") ^ 1];
        return [
          encode(changed),
          encode(bytes.subarray(0, place), second.subarray(place + 1)),
          encode(bytes.subarray(0, place)),
          encode(bytes, Buffer.from([bit])),
          `${token.slice(0, place)} ${token.slice(place)}`,
          `${token}\n`,
          token + "=".repeat(4 - (token.length % 4)),
          // Where a token has unused bits, they differ.
          token.slice(0, -1) + last,
        ][how] as string;
      })
      .filter((token) => !tokens.includes(token));
    await fc.assert(
      fc.asyncProperty(batchOf(altered), fc.constantFrom(...GAME_NAMES), async (forged, game) => {
        const answers = await Promise.all(forged.map((round) => player(server, game).guess(round, GUESSES[game])));
        expect(answers.map(({ status, body: { error } }) => `${status} ${error}`)).toEqual(
          forged.map(() => "400 invalid-token"),
        );
      }),
      runs(30),
    );
  });
});
