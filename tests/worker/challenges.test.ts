import { decode } from "fast-png";
import { beforeEach, describe, expect } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import type { League } from "#rules/league/rostered-players";
import { encodeRound } from "#rules/round-code";
import { PAGE_PATHS, PAGES } from "#rules/site/pages";
import type { ChallengeResult } from "../../worker/api/challenges.ts";
import { readPage } from "../head.ts";
import {
  begin,
  beginDay,
  fetchLeague,
  giveUp,
  guess,
  guessAll,
  hidePlayer,
  othersThan,
  player,
  secretOf,
  type Played,
} from "./any-game.ts";
import type { TestResponse, Server } from "./server.ts";
import { pageDataIn } from "./page-data.ts";
import { serverAt, test, TODAY } from "./shared.ts";
import { visit, type Visitor } from "./visitor.ts";

const CLASSIC = "/nhl/daily-guessing-game";
const UNLIMITED = "/nhl/unlimited-guessing-game";

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

const open = async (address: string) => {
  const { status, text: html } = await server.get(address);
  return { status, head: readPage(html), html };
};

async function pictureAt(address: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const response = await fetch(new URL(address, server.url));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

describe("a challenge of a round that has ended", () => {
  test("of a practice player hides the same player, and shows the answer after the end", async () => {
    const secret = 8478402;
    const ended = await playOut(sam, await hide(sam, secret), secret, 7);
    const { body } = await challenge(sam, ended);
    const { head } = await open(`${UNLIMITED}?challenge=${body.code}`);
    expect(head.property("og:title")).toBe("A friend challenges you: beat X/7");
    const begun = await begin(ann, { kind: "challenge", code: body.code });
    expect(begun.body.view).toMatchObject({ kind: "challenge", state: "guessing" });
    expect((await reply(ann, begun.body.round, body.code)).status).toBe(409);
    const anns = await playOut(ann, begun, secret, 0);
    const { body: replied } = await reply(ann, anns, body.code);
    expect(replied.duel).toMatchObject({ day: null, challenged: { name: null } });
    const { head: told } = await open(`/friends?reply=${replied.code}`);
    expect(told.property("og:title")).toBe("Your friend answered your challenge: 1/7");
    // The best possible round.
    const again = await challenge(ann, anns);
    const { head: best } = await open(`/fr${UNLIMITED}?challenge=${again.body.code}`);
    expect(best.property("og:title")).toBe("Un ami vous défie\u00a0: égalez 1/7");
  });

  test("with a picked player has no squares, but a reply", async () => {
    const secret = 8478402;
    const { body } = await hidePlayer(server, secret);
    const { head } = await open(`${UNLIMITED}?challenge=${body.code}`);
    expect(head.property("og:title")).toBe("A friend challenges you: find the hidden player");
    const ended = await playOut(ann, await begin(ann, { kind: "challenge", code: body.code }), secret, 1);
    expect((await reply(ann, ended, body.code)).body.duel.challenger).toBeNull();
  });

  test("is refused for another round, another game, or an unfinished round", async () => {
    const secret = 8478402;
    const ended = await playOut(sam, await hide(sam, secret), secret, 1);
    const { body } = await challenge(sam, ended);
    const other = await playOut(ann, await hide(ann, 8471214), 8471214, 1);
    expect((await reply(ann, other, body.code)).body).toEqual({ error: "wrong-game" });
    const dayRound = async (from: Visitor, day: string) =>
      playOut(from, await beginDay(from, day), await secretOf(server, day), 1);
    const ofToday = await challenge(sam, await dayRound(sam, TODAY));
    expect((await reply(ann, await dayRound(ann, "2026-11-20"), ofToday.body.code)).body).toEqual({
      error: "wrong-game",
    });
    expect((await reply(ann, ended, "nonsense")).body).toEqual({ error: "invalid-token" });
    expect((await reply(ann, ended, "A".repeat(10_000))).body).toEqual({ error: "invalid-token" });
    expect((await challenge(sam, ended, "roster")).body).toEqual({ error: "wrong-game" });
    const given = await giveUp(server, (await hide(sam, secret)).body.round);
    expect((await challenge(sam, given.body.round)).body).toEqual({ error: "cannot-challenge" });
    const roster = player(server, "roster");
    const begun = await roster.begin({ kind: "practice", filter: { players: "everyone" } });
    const missed = await roster.guess(begun.body.round, { season: 19961997, team: "DET" });
    const quit = await roster.giveUp(missed.body.round);
    expect((await challenge(sam, quit.body.round, "roster")).body).toEqual({ error: "cannot-challenge" });
  });
});

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

  test.each([
    ["classic", "Deke #20 Classic X/7💡*", "X".repeat(7), "A friend missed No. 20. Can you get it?"],
    ["unlimited", "Deke Unlimited 2/7", "XM", undefined],
    ["roster", "Deke #20 Roster Mystery 6/6", "XXXXXM", "A friend got No. 20 in 6. Beat it."],
    ["face", "Deke #20 Face Reveal 1/6", "M", "A friend got No. 20 in one. Match it."],
    ["grid", "Deke #20 Grid 9/9", "MMM", "A friend filled all 9 squares in No. 20. Match it."],
  ] as const)(
    "a shared round of %s is unfurled as its squares, and challenges whoever opens it",
    async (name, title, guesses, sentence) => {
      const path = PAGE_PATHS.find((each) => PAGES[each].name === name);
      const widths = { classic: 8, unlimited: 8, roster: 2, face: 1, grid: 3 };
      const isLost = !guesses.endsWith("M");
      const rows = [...guesses].map((sign) => Array(widths[name]).fill(sign === "M" ? "match" : "miss"));
      const code = encodeRound({ won: !isLost, hint: isLost, hard: isLost, rows });
      const address = `${path}?${name === "unlimited" ? "" : "day=2026-11-20&"}r=${code}`;
      const { head, html } = await open(address);
      expect(head.property("og:title")).toBe(title);
      expect(pageDataIn(html).challenge?.title).toBe(sentence);
      const image = new URL(head.property("og:image") ?? "");
      expect(image.pathname).toBe(`/img/links/en/rounds/${name}/${name === "unlimited" ? 0 : 20}/${code}.png`);
      const { status, bytes } = await pictureAt(image.href);
      expect(status).toBe(200);
      expect(decode(bytes)).toMatchObject({ width: 1200, height: 630 });
    },
  );

  test("is ignored if it is invalid: a plain page, not indexed, without a picture", async () => {
    for (const asked of [
      "challenge=nonsense",
      `reply=${"A".repeat(5000)}`,
      "r=%00",
      `r=${"m".repeat(500)}`,
      "challenge=",
    ]) {
      const { status, head } = await open(`${CLASSIC}?${asked}`);
      expect(status).toBe(200);
      expect(head.property("og:title")).toBe((await open(CLASSIC)).head.property("og:title"));
      expect(head.named("robots")).toBe("noindex");
    }
  });
});
