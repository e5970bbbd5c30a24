import { beforeEach, describe, expect } from "vitest";
import { checkNickname } from "../../worker/api/nickname.ts";
import type { Answer, Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, forgetEverybody, visit, type Visitor } from "./visitor.ts";

let server: Server;
let visitor: Visitor;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock("2026-11-21T12:00:00Z");
});
/** Each of those that choose begins as somebody without a name, among nobody. */
const beginAlone = (): void =>
  beforeEach(async () => {
    await forgetEverybody(server);
    visitor = visit(server, cookieOf("n".repeat(22)));
  });

const choose = (nickname: unknown, who = visitor): Promise<Answer> => who.ask("PUT", "/api/me/nickname", { nickname });
const nicknameOf = async (who: Visitor): Promise<string | null> =>
  (await who.get<{ nickname: string | null }>("/api/me")).body.nickname;

describe("by its check, a nickname", () => {
  test.each([
    "Ginette",
    "Habs4Life",
    "Mémé",
    "Scunthorpe",
    "Béliveau",
    "Gagné",
    "Saint-Étienne",
    "Le Gros Bill",
    "P.K. Subban",
    "O'Ree",
    "Les Glorieux",
    "Lancer frappé",
    "Maître Carey",
    "Pic Bois",
    "Willy Styles",
    "Danielle Goyette",
    "Fanny",
    "Karen Cullen",
    "Miro Satan",
    "Hancock",
    "Essex",
    "Assassin",
    "Shattenkirk",
    "Analyste",
    "Localise",
    "Dominik Hašek",
    "Teemu Selänne",
    "Артём",
    "渡邊",
    "99",
    "Jo",
    "a".repeat(20),
    "é".repeat(20),
    "e\u0301".repeat(20),
    "🏒 Go 🥅",
  ])("may be %s", (nickname) => {
    expect(checkNickname(nickname)).toMatchObject({ shown: nickname.normalize("NFC") });
  });

  test.each([
    ["\u00a0 Ginette\t", "Ginette"],
    ["Le\u200b\u200bGros\n\nBill", "Le Gros Bill"],
    ["\u202eGinette", "Ginette"],
    ["Gi\u0000nette", "Gi nette"],
    ["Ginette\ud800", "Ginette"],
    ["<b>Ginette</b>", "<b>Ginette</b>"],
  ])("is tidied: %j", (typed, nickname) => expect(checkNickname(typed)).toMatchObject({ shown: nickname }));

  test.each([
    "",
    "  ",
    "G",
    "é",
    "e\u0301",
    "G\u200b",
    "a".repeat(21),
    "é".repeat(21),
    "x".repeat(10_000),
    "--",
    "🏒🥅",
    "\u0000\u0001\u0002",
    `G${"\u0301".repeat(40)}inette`,
  ])("has 2 to 20 characters, a letter or digit among them; not %j", (nickname) => {
    expect(checkNickname(nickname)).toBe("nickname-length");
  });

  test.each([
    "fuck",
    "FuckHabs",
    "xXfuckXx",
    "f u c k",
    "F.U.C.K",
    "f-u_c*k",
    "fück",
    "Ｆｕｃｋ",
    "fu\u0441k",
    "f\u200bu\u200bc\u200bk",
    "Sh1t",
    "$hit",
    "5hit",
    "sh!t",
    "_shit_",
    "BigShit",
    "n1gger",
    "Cunt",
    "a$$",
    "Bitch",
    "faggot",
    "kike",
    "N a z i",
    "H1tler",
    "merde",
    "M3RDE",
    "pute",
    "P U T E",
    "Salope",
    "connard",
    "conn4rd",
    "Enculé",
    "ENCULE",
    "Putain",
    "Pédé",
    "Tabarnak",
    "t4b4rn4k",
    "câlisse",
    "Crisse",
    "ostie",
    "Va chier",
    "couilles",
    "Trou de cul",
    "Nique ta mère",
    "nègre",
    "marde",
  ])("is not %j", (nickname) => {
    expect(checkNickname(nickname)).toBe("nickname-obscene");
  });
});

describe("a nickname", () => {
  beginAlone();

  // Among them what only whoever runs the Worker can count.
  test("is shown as it was chosen", async () => {
    for (const nickname of ["Ginette", "e\u0301".repeat(20), "渡邊", "🏒 Go 🥅"]) {
      const { status, body } = await choose(nickname);
      expect([status, body]).toEqual([200, { nickname: nickname.normalize("NFC") }]);
      expect(await nicknameOf(visitor)).toBe(nickname.normalize("NFC"));
    }
    expect((await choose("\u00a0 Mémé\t")).body).toEqual({ nickname: "Mémé" });
  });

  test.each([
    ["", "nickname-length"],
    ["a".repeat(21), "nickname-length"],
    ["x".repeat(10_000), "nickname-length"],
    ["fuck", "nickname-obscene"],
    ["Tabarnak", "nickname-obscene"],
    ["Ｆｕｃｋ", "nickname-obscene"],
  ])("that is refused is not had: %j", async (nickname, error) => {
    expect(await choose(nickname)).toMatchObject({ status: 422, body: { error } });
    expect(await nicknameOf(visitor)).toBeNull();
  });

  test.each([
    "Ginette",
    "ginette",
    "GINETTE",
    "Ginétte",
    "Gi nette",
    "Gi-net.te",
    "Ginette!",
    "_Ginette_",
    "G1nette",
    "Ｇinette",
    "Gin\u0435tte",
    "Ginette 🏒",
  ])("that looks like somebody else's is taken: %s", async (alike) => {
    await choose("Ginette", visit(server, cookieOf("o".repeat(22))));
    expect(await choose(alike)).toMatchObject({ status: 409, body: { error: "nickname-taken" } });
    expect(await nicknameOf(visitor)).toBeNull();
    expect((await choose("Ginette 2")).status).toBe(200);
  });

  test("may be written another way by who has it", async () => {
    for (const nickname of ["ginette", "Ginette", "GINETTE!", "GINETTE!"])
      expect((await choose(nickname)).body).toEqual({ nickname });
  });

  test("is free again when it was changed or given up", async () => {
    const other = visit(server, cookieOf("o".repeat(22)));
    await choose("Ginette");
    await choose("Mémé");
    expect((await choose("Ginette", other)).status).toBe(200);
    expect((await choose("Meme", other)).status).toBe(409);
    expect((await visitor.ask("DELETE", "/api/me/nickname")).body).toEqual({ nickname: null });
    expect((await choose("Meme", other)).status).toBe(200);
    expect([await nicknameOf(visitor), await nicknameOf(other)]).toEqual([null, "Meme"]);
  });

  test("is one visitor's alone when many want it at once", async () => {
    const answers = await Promise.all(
      Array.from("abcdefgh", (sign) => choose("Ginette", visit(server, cookieOf(sign.repeat(22))))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });
});

describe("a request about a nickname", () => {
  beginAlone();

  test.each([
    null,
    [],
    {},
    "Ginette",
    { nickname: null },
    { nickname: 99 },
    { nickname: ["Ginette"] },
    { name: "Ginette" },
  ])("in another shape is refused: %j", async (sent) =>
    expect(await visitor.ask("PUT", "/api/me/nickname", sent)).toMatchObject({
      status: 400,
      body: { error: "invalid-request" },
    }),
  );

  test("that is no JSON, or too large, is refused", async () => {
    const put = (body: string) =>
      visitor.send("/api/me/nickname", { method: "PUT", headers: { "Content-Type": "application/json" }, body });
    expect(await put("{")).toMatchObject({ status: 400, body: { error: "malformed-json" } });
    expect(await put("x".repeat(20_000))).toMatchObject({ status: 413, body: { error: "body-too-large" } });
  });

  test("from somebody who has finished nothing is refused", async () => {
    expect(await choose("Ginette", visit(server))).toMatchObject({ status: 409, body: { error: "unknown-visitor" } });
    expect((await visit(server).ask("DELETE", "/api/me/nickname")).body).toEqual({ nickname: null });
  });
});
