import { decode } from "fast-png";
import { describe, expect } from "vitest";
import { puzzleNumber } from "#rules/shared/day";
import { puzzleNumberOn } from "#rules/shared/schedule";
import { GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { readPage } from "../head.ts";
import { serverAt, test, TODAY } from "./shared.ts";

const server = serverAt();

const open = (path: string): Promise<Response> => fetch(new URL(path, server.url));

/** Returns a picture's pixels as indexes of the palette that all days of a game share. */
async function pixelsAt(path: string): Promise<Uint8Array> {
  const response = await open(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const file = await response.bytes();
  expect(file.length).toBeLessThan(60_000);
  const { width, height, depth, channels, data } = decode(file, { checkCrc: true });
  expect([width, height, depth, channels]).toEqual([1200, 630, 8, 1]);
  return data as Uint8Array;
}

/** Returns the bounds of the pixels in which two pictures differ. */
function changed(one: Uint8Array, other: Uint8Array) {
  const reach = { left: 1200, right: 0, top: 630, bottom: 0 };
  for (let at = 0; at < one.length; at++) {
    if (one[at] === other[at]) continue;
    const [x, y] = [at % 1200, Math.floor(at / 1200)];
    reach.left = Math.min(reach.left, x);
    reach.right = Math.max(reach.right, x);
    reach.top = Math.min(reach.top, y);
    reach.bottom = Math.max(reach.bottom, y);
  }
  return reach;
}

describe("the picture of a day", () => {
  const number = puzzleNumber(TODAY);
  const numberOf = (game: GameName): number => puzzleNumberOn(GAME_CONFIG[game], TODAY);

  test.each(GAME_NAMES.flatMap((game) => ["en", "fr"].map((language) => [game, language] as const)))(
    "of %s, %s, is there until today and tells days apart by the board alone",
    async (game, language) => {
      const at = (each: number): string => `/img/cards/${language}/${game}/${each}.png?v=abc`;
      const { left, right, top, bottom } = changed(await pixelsAt(at(numberOf(game))), await pixelsAt(at(1)));
      // Number and date are on a board in the lower left corner, and both have changed.
      expect([left > 48, right < 548, top > 392, top < 450, bottom > 520, bottom < 580]).not.toContain(false);
    },
  );

  test("does not depend on the puzzle, and tomorrow's exists from midnight", async () => {
    const paths = GAME_NAMES.map((game) => `/img/cards/en/${game}/${numberOf(game)}.png`);
    const pictures = () => Promise.all(paths.map(async (path) => (await open(path)).bytes()));
    const before = await pictures();
    // Another key: other answers.
    await server.reset();
    await server.get("/api/today");
    expect(await pictures()).toEqual(before);
    await server.setClock("2026-11-22T00:00:00Z");
    expect((await open(`/img/cards/fr/grid/${number + 1}.png`)).status).toBe(200);
  });
});

test.each([
  ["/nhl/daily-guessing-game", "en/classic/21"],
  ["/fr/nhl/daily-guessing-game?day=2026-11-20", "fr/classic/20"],
  ["/nhl/career-path-game?day=2026-11-02", "en/career/2"],
])("the page %s has the link picture of its day", async (path, picture) => {
  const { text } = await server.get(path);
  expect(text).not.toMatch(/%[A-Z_]{3,}%/);
  expect(new URL(readPage(text).property("og:image")).pathname).toBe(`/img/cards/${picture}.png`);
});
