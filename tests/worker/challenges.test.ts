import { decode } from "fast-png";
import { beforeEach, describe, expect } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import type { League } from "#rules/league/rostered-players";
import type { ChallengeResult } from "../../worker/api/challenges.ts";
import { begin, fetchLeague, guess, guessAll, hidePlayer, othersThan, type Played } from "./any-game.ts";
import type { TestResponse, Server } from "./server.ts";
import { serverAt, test } from "./shared.ts";
import { visit, type Visitor } from "./visitor.ts";

type Replied = TestResponse<{ code: string; language: string; duel: ChallengeResult; error?: string }>;

const server = serverAt();
let league: League;
let sam: Visitor;
let ann: Visitor;

test.beforeAll(async () => {
  league = await fetchLeague(server);
});
beforeEach(() => {
  [sam, ann] = [visit(server), visit(server)];
});

const challenge = (from: Server, round: string, game = "classic", language = "en") =>
  from.post<{ code: string }>(`/api/challenges/${game}`, { round, language });
const reply = (from: Server, round: string, code: string): Promise<Replied> =>
  from.post("/api/challenges/classic/reply", { round, code });

/**
 * Plays a round to its end, with some misses and then the answer unless the limit is reached. Returns its last token.
 */
async function playOut(from: Server, begun: Played, secret: number, misses: number): Promise<string> {
  const wrong = othersThan(secret, league, misses);
  const guesses = misses < 7 ? [...wrong, secret] : wrong;
  const last = (await guessAll(from, begun, guesses)).at(-1);
  expect(last?.body.view.state).toBe(misses < 7 ? "won" : "lost");
  return last?.body.round ?? "";
}

/** Begins a challenge to guess a chosen player. */
async function hide(from: Server, secret: number): Promise<Played> {
  const { code } = (await hidePlayer(server, secret)).body;
  return begin(from, { kind: "challenge", code });
}

async function pictureAt(address: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const response = await fetch(new URL(address, server.url));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

describe("the payload of a friend's link", () => {
  /** Creates two rounds with equal verdicts and different answers, with challenge, reply and pictures. */
  async function made(secret: number) {
    const ended = await playOut(sam, await hide(sam, secret), secret, 0);
    const challenged = (await challenge(sam, ended)).body.code;
    const replied = (await reply(ann, ended, challenged)).body;
    return { secret, ended, challenged, replied };
  }

  test("can be decrypted for its purpose only, and has the same picture for any answer", async () => {
    const [one, other] = [await made(8478402), await made(8471214)];
    expect(one.replied.duel).toEqual(other.replied.duel);
    for (const { secret, ended, challenged, replied } of [one, other]) {
      for (const code of [challenged, replied.code])
        expect(Buffer.from(code, "base64url").toString("latin1")).not.toContain(String(secret));
      for (const code of [challenged, replied.code]) {
        expect((await guess(server, code, secret)).body).toEqual({ error: "invalid-token" });
        expect((await server.get(`/api/challenges/replies/${challenged}`)).status).toBe(400);
      }
      expect((await begin(server, { kind: "challenge", code: replied.code })).body).toEqual({ error: "invalid-token" });
      expect((await begin(server, { kind: "challenge", code: ended })).body).toEqual({ error: "invalid-token" });
    }
    expect(one.challenged).toHaveLength(other.challenged.length);
    expect(one.replied.code).toHaveLength(other.replied.code.length);
    for (const language of LANGUAGES) {
      const of = async ({ challenged, replied }: typeof one) => [
        await pictureAt(`/img/links/${language}/challenges/${challenged}.png`),
        await pictureAt(`/img/links/${language}/replies/${replied.code}.png`),
      ];
      const [pictures, others] = [await of(one), await of(other)];
      for (const [at, { status, bytes, headers }] of pictures.entries()) {
        expect(status).toBe(200);
        expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
        expect(decode(bytes)).toMatchObject({ width: 1200, height: 630 });
        expect(bytes.length).toBeLessThan(60_000);
        expect(bytes.equals(others[at]?.bytes ?? Buffer.alloc(0))).toBe(true);
      }
    }
  });
});
