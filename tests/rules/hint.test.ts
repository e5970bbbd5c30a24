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

  test.each<[what: string, secret: Partial<PublishedPlayer>, others: Partial<PublishedPlayer>[], hint: Hint]>([
    ["the letter, for a player of one club", { clubs: ["MTL"] }, namesakes, letter("S")],
    ["a former club that fewer players share than the letter", { clubs: ["TOR", "MTL"] }, namesakes, club("TOR")],
    ["the letter if that is as rare", { last: "Xhekaj", clubs: ["TOR", "MTL"] }, [], letter("X")],
    [
      "of two clubs the one with fewer former players",
      { clubs: ["TOR", "EDM", "MTL"] },
      [...namesakes, { last: "Roe", clubs: ["TOR", "MTL"] }],
      club("EDM"),
    ],
    ["no club without current players", { clubs: ["ATL", "MTL"] }, namesakes, letter("S")],
  ])("%s", (_what, secret, others, hint) => expect(hintOf(secret, others)).toEqual(hint));

  test("no club that a guess has revealed, nor the current one", () =>
    expect(hintOf({ clubs: ["TOR", "MTL"] }, namesakes, [11, 12])).toEqual(letter("S")));

  test.each([
    ["van Riemsdyk", "V"],
    ["O’Reilly", "O"],
    ["Östlund", "Ö"],
    ["'t Hart", "T"],
  ])("%s begins with %s", (last, initial) => expect(hintOf({ last, clubs: [] }, [])).toEqual(letter(initial)));
});
