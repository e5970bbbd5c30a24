import { describe, expect, test } from "vitest";
import type { Hint } from "#rules/shared/game";
import { chooseHint } from "#rules/classic/hint";
import type { PublishedPlayer } from "#rules/league/rostered-players";
import { facts, player } from "./league.ts";

const SECRET = 1;
const letter = (of: string): Hint => ({ kind: "letter", letter: of });
const club = (code: string): Hint => ({ kind: "club", club: code });

/** Returns the hint for a secret in a league with one player per club, after some guesses. */
const hintOf = (secret: Partial<PublishedPlayer>, others: Partial<PublishedPlayer>[], guesses: number[] = []): Hint =>
  chooseHint(
    facts(
      player({ id: SECRET, last: "Secret", ...secret }),
      player({ id: 11, last: "Habs", team: "MTL", clubs: ["MTL"] }),
      player({ id: 12, last: "Leafs", team: "TOR", clubs: ["TOR"] }),
      player({ id: 13, last: "Oilers", team: "EDM", clubs: ["EDM"] }),
      ...others.map((other, index) => player({ id: 21 + index, ...other })),
    ),
    SECRET,
    guesses,
  );

describe("a hint is the most informative fact that is not known yet", () => {
  const namesakes = [{ last: "Small" }, { last: "Short" }];

  test("the letter, for a player of one club", () =>
    expect(hintOf({ team: "MTL", clubs: ["MTL"] }, namesakes)).toEqual(letter("S")));

  test("a former club that fewer players share than the letter", () =>
    expect(hintOf({ team: "MTL", clubs: ["TOR", "MTL"] }, namesakes)).toEqual(club("TOR")));

  test("the letter if that is as rare", () =>
    expect(hintOf({ last: "Xhekaj", team: "MTL", clubs: ["TOR", "MTL"] }, [])).toEqual(letter("X")));

  test("of two clubs the one with fewer former players", () => {
    const inToronto = { last: "Roe", team: "MTL", clubs: ["TOR", "MTL"] };
    expect(hintOf({ team: "MTL", clubs: ["TOR", "EDM", "MTL"] }, [...namesakes, inToronto])).toEqual(club("EDM"));
  });

  test("no club that a guess has revealed, nor the current one", () =>
    expect(hintOf({ team: "MTL", clubs: ["TOR", "MTL"] }, namesakes, [11, 12])).toEqual(letter("S")));

  test("no club without current players", () =>
    expect(hintOf({ team: "MTL", clubs: ["ATL", "MTL"] }, namesakes)).toEqual(letter("S")));

  test.each([
    ["van Riemsdyk", "V"],
    ["O’Reilly", "O"],
    ["Östlund", "Ö"],
    ["'t Hart", "T"],
  ])("%s begins with %s", (last, initial) => expect(hintOf({ last, clubs: [] }, [])).toEqual(letter(initial)));
});
