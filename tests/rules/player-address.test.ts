import { expect, test } from "vitest";
import { listLetterOf, playerPath, parsePlayersPath, slugOf } from "#rules/site/player-address";
import { facts } from "../seed/facts.ts";

test.each([
  ["Connor McDavid", "connor-mcdavid"],
  ["Marc-André Fleury", "marc-andre-fleury"],
  ["Ryan O'Reilly", "ryan-oreilly"],
  ["J.T. Miller", "jt-miller"],
  ["Tim Stützle", "tim-stutzle"],
  ["Mats Zuccarello Aasen", "mats-zuccarello-aasen"],
  ["Søren Łukasz Weiß", "soren-lukasz-weiss"],
])("%s stands in an address as %s", (name, slug) => expect(slugOf(name)).toBe(slug));

test("every player has an ASCII address that identifies the player, and a letter", () => {
  for (const player of facts.players) {
    const path = playerPath(player);
    expect(path).toMatch(/^\/players\/\d{7}(-[a-z0-9]+)+$/);
    expect(parsePlayersPath(path)).toEqual({ kind: "player", id: player.id });
    expect(listLetterOf(player.last)).toMatch(/^[a-z]$/);
  }
});

test.each([
  ["/players", { kind: "index" }],
  ["/players/8478402", { kind: "player", id: 8478402 }],
  ["/players/8478402-anything", { kind: "player", id: 8478402 }],
  ["/players/letter/m", { kind: "list", by: "letter", of: "m", page: 1 }],
  ["/players/club/EDM", { kind: "list", by: "club", of: "EDM", page: 1 }],
  ["/players/country/CA", { kind: "list", by: "country", of: "CA", page: 1 }],
  ["/players/country/CA/55", { kind: "list", by: "country", of: "CA", page: 55 }],
  ["/players/letter/M", null],
  ["/players/letter/mm", null],
  ["/players/club/edm", null],
  ["/players/club", null],
  ["/players/letter/m/0", null],
  ["/players/letter/m/02", null],
  ["/players/letter/m/x", null],
  ["/players/letter/m/100", null],
  ["/players/letter/m/2/2", null],
  ["/players/84784021-long", null],
  ["/players/connor-mcdavid", null],
  ["/players/8478402-connor/mcdavid", null],
  ["/playersome/8478402", null],
])("%s is %j", (path, place) => expect(parsePlayersPath(path)).toEqual(place));
