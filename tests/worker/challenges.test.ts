import { decode } from "fast-png";
import { describe, expect } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import type { ChallengeResult } from "../../worker/api/challenges.ts";
import { begin, guess, hidePlayer } from "./any-game.ts";
import { serverAt, test } from "./shared.ts";
import { visit } from "./visitor.ts";

type Reply = { code: string; duel: ChallengeResult };

const server = serverAt();

async function pictureAt(address: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const response = await fetch(new URL(address, server.url));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

describe("the payload of a friend's link", () => {
  /** Creates two rounds with equal verdicts and different answers, with challenge, reply and pictures. */
  async function made(secret: number) {
    const [sam, ann] = [visit(server), visit(server)];
    const { code } = (await hidePlayer(server, secret)).body;
    const begun = await begin(sam, { kind: "challenge", code });
    const ended = (await guess(sam, begun.body.round, secret)).body.round;
    const challenged = (await sam.post<{ code: string }>("/api/challenges/classic", { round: ended, language: "en" }))
      .body.code;
    const replied = (await ann.post<Reply>("/api/challenges/classic/reply", { round: ended, code: challenged })).body;
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
