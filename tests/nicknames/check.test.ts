import { describe, expect, test } from "vitest";
import { checkBoardName, checkNickname } from "../../worker/nicknames/check.ts";
import { facts } from "../seed/facts.ts";

describe("a nickname", () => {
  // The last ones contain or equal words that others may not.
  const INNOCENT =
    `Ginette, Habs4Life, Mémé, Scunthorpe, Saint-Étienne, P.K. Subban, O'Ree, Lancer frappé, Maître Carey, Fanny, Hancock,
    Assassin, Analyste, Артём, 渡邊, 99, Jo, 🏒 Go 🥅, Cocksure, Tit-Coq, P'tit Gars, En retard, Tabarnouche,
    Câline de bine, Mautadit, Sacramento, Smash It, Kane 88, Pastrnak88, 1917, Dekester, Badminton, Badmintonne,
    Team Canada, Кучеров, Ωmega`.split(/,\s+/);

  test.each([
    ...INNOCENT,
    ...["a", "é", "e\u0301", "\u1ebf".normalize("NFD")].map((letter) => letter.repeat(20)),
    // Up to eight code points per character, and sixty in all.
    `Jo ${"\u1100".repeat(8)}`,
    "\u1112\u1112\u119e\u11ab".repeat(15),
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
    ["\u3164Ginette\uffa0\u2800", "Ginette"],
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
    "\u3164\u3164\u3164",
    `G${"\u0301".repeat(40)}inette`,
    `Jo${"\u0331".repeat(4)}`,
    // Few characters, each of many code points.
    `ab${"\u1100".repeat(5000)}`,
    `ab${"\u1100".repeat(9)}`,
    "\u1112\u1112\u119e\u11ab".repeat(16),
    `${" ".repeat(60)}Jo`,
  ])("has 2 to 20 characters of few code points, a letter or digit among them; not %j", (nickname) => {
    expect(checkNickname(nickname)).toBe("nickname-length");
    // The name of a board, by the same rule, has up to 30 characters.
    if (nickname.length > 30) expect(checkBoardName(nickname)).toBe("board-name-length");
  });

  // Also with digits, small capitals, boxes, stars, l for i, or stretched; at the end codes of hate.
  const OBSCENE =
    `fuck, FuckHabs, xXfuckXx, f u c k, F.U.C.K, f-u_c*k, fück, Ｆｕｃｋ, Sh1t, $hit, 5hit, sh!t, _shit_, BigShit,
    n1gger, Cunt, a$$, Bitch, faggot, kike, N a z i, H1tler, merde, M3RDE, pute, P U T E, Salope, connard,
    conn4rd, Enculé, ENCULE, Putain, Pédé, Tabarnak, t4b4rn4k, câlisse, Crisse, ostie, Va chier, couilles,
    Trou de cul, Nique ta mère, nègre, marde, bougnoule, redskin, Mange de la marde, ꜰᴜᴄᴋ, ᴘᴜᴛᴇ, 🅕🅤🅒🅚 it, Go 🇫🇺🇨🇰,
    n1663r, nlgger, shlt, dlldo, f*ck, m*rde, fuuuuck, shiiiit, fu ck, 88, 1488, 14/88, Habs 14-88, 8814, HH88, Heil 88,
    KKK`.split(/,\s+/);

  test.each([
    ...OBSCENE,
    // With an Armenian, Greek or Cyrillic letter, or invisible ones.
    "fu\u0441k",
    "f\u200bu\u200bc\u200bk",
    "f\u057dck",
    "f\u03c5ck",
    "\u0493uck",
    "\u0440ute",
    "f\u3164uck",
    "conn\u0430rd",
  ])("is not %j", (nickname) => {
    expect(checkNickname(nickname)).toBe("nickname-obscene");
  });

  const RESERVED =
    `admin, \u0410dmin, Adm1n, ADMIN 2, Admin Bob, Administrateur, Modérateur, Deke, Deke Team, TeamDeke, D3ke_Support,
    L'équipe Deke, The Deke Crew, NHL, LNH officiel, Official`.split(/,\s+/);

  test.each(RESERVED)("speaks for nobody who runs the site: %j", (nickname) => {
    expect(checkNickname(nickname)).toBe("nickname-reserved");
  });

  // Of 8,803 players: surname, first name, both, and with a number.
  test("may be the name of any NHL player", () => {
    const names = facts.players.flatMap(({ first, last }) => [
      last,
      `${first} ${last}`,
      `${first[0]}. ${last}`,
      (first + last).toLowerCase(),
      `${last}88`,
    ]);
    const refused = new Set(names.filter((name) => typeof checkNickname(name.slice(0, 20)) === "string"));
    expect(names.length).toBeGreaterThan(40_000);
    expect([...refused]).toEqual([]);
  });
});
