import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import type { GameName } from "#rules/shared/game-config";
import type { GameTypes } from "#rules/games";
import { SweaterCard } from "../../client/ui/sweater-card/card.tsx";
import { FIXTURES, NEAR, SWEATER, playOf, viewAfter, type Fixture } from "./game-rounds.ts";
import { render, textIn, type Part } from "./rendered.tsx";

/** Renders the board of a game after some guesses, and one that is being judged, with the announcement. */
async function board<Name extends GameName>(
  language: Language,
  game: Name,
  guesses: readonly GameTypes<Name>["guess"][],
  {
    pending,
    rules = null,
    of = FIXTURES[game],
  }: { pending?: GameTypes<Name>["guess"]; rules?: string | null; of?: Fixture<Name> } = {},
): Promise<Part> {
  const { screen, league } = of;
  const { Table, GuessReport } = screen;
  const view = viewAfter(game, guesses, { of });
  const last = view.tries.at(-1);
  return render(
    language,
    <>
      <Table
        play={playOf(game, view, pending)}
        banner={null}
        day={null}
        league={league}
        rules={rules}
        onShowEnding={() => {}}
      />
      {last !== undefined && <GuessReport view={view} last={last} league={league} />}
    </>,
  );
}

/** Returns the signs of a part: ✓≈✗ and arrows. */
const signsOf = ({ seen }: Part): string => seen.replace(/[^✓≈✗▲▼]/g, "");

/** The words of a game's arrows. */
type Arrows = Readonly<Record<"▲" | "▼", string>>;

const VERDICTS = { "✓": "tile.match", "≈": "tile.near", "✗": "tile.miss" } as const;

/** Expects a tile to end with the words of its signs. */
function expectSpoken(language: Language, { read, seen }: Part, arrows: Arrows): void {
  const t = textIn(language);
  const verdict = (seen.match(/[✓≈✗]/)?.[0] ?? "") as keyof typeof VERDICTS;
  const arrow = seen.match(/[▲▼]/)?.[0] as keyof Arrows | undefined;
  const words = t("tile.colon") + t(VERDICTS[verdict]) + (arrow === undefined ? "" : arrows[arrow]);
  expect(read.slice(-words.length), seen).toBe(words);
}

/** Clues of a near guess, above the answer in every number, and of a far one, below it; and the arrows that mean time. */
const ROUNDS = [
  ["classic", ["✗", "✓", "▼≈", "≈", "✗", "▼≈", "▼≈", "▼≈"], ["✗", "✗", "▼✗", "✗", "✗", "▲✗", "✗", "▲✗"], {}],
  [
    "legends",
    ["≈", "≈", "✗", "▼≈", "▼≈", "▼≈", "✓", "✓", "✓"],
    ["✗", "✗", "✗", "▲✗", "▲✗", "▲✗", "✓", "✓", "✓"],
    { 3: "legends.tile", 4: "legends.tile" },
  ],
  // Its first clue is a list of clubs, of which each guess shares one.
  ["career", ["✓", "≈", "✗", "▼≈", "≈"], ["✓", "✗", "✗", "▲✗", "✗"], { 3: "career.tile" }],
] as const;

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textIn(language);

  test.each(ROUNDS)("%s shows each clue's verdict as a sign and in words", async (game, near, far, times) => {
    const page = await board(language, game, FIXTURES[game].wrong.slice(0, 2));
    const table = page.one("table");
    const [heads, ...rows] = table.all("row");
    // The newest guess comes first.
    expect(rows.map((row) => row.one("rowheader").read)).toEqual(["Kim Far", "Mats Nära"]);
    const tilesOf = (row: Part) => row.all("cell").filter((cell) => signsOf(cell) !== "");
    expect(rows.map((row) => tilesOf(row).map(signsOf))).toEqual([far, near]);
    expect(heads?.all("columnheader")).toHaveLength((rows[0]?.all("cell").length ?? 0) + 1);
    for (const row of rows)
      for (const [place, tile] of tilesOf(row).entries()) {
        if (game === "career" && place === 0) continue;
        const time = (times as Record<number, "legends.tile" | "career.tile">)[place];
        const arrows = time === undefined ? ["tile.up", "tile.down"] : [`${time}.later`, `${time}.earlier`];
        expectSpoken(language, tile, { "▲": t(arrows[0] as "tile.up"), "▼": t(arrows[1] as "tile.down") });
      }
  });

  test("tiles look alike if their verdicts are the same, and only then", async () => {
    const page = await board(language, "legends", FIXTURES.legends.wrong.slice(0, 2));
    // A year is announced as its season: the first of a career begins with it, the last ends with it.
    for (const season of language === "fr" ? ["1990-1991", "2010-2011"] : ["1990–91", "2010–11"])
      expect(page.read).toContain(season);
    const tiles = page.all("cell");
    const looks = (by: (tile: Part) => string) => new Set(tiles.map(by));
    const verdictOf = (tile: Part) => signsOf(tile).replace(/[▲▼]/, "");
    expect(looks(verdictOf)).toEqual(new Set(["✓", "≈", "✗"]));
    expect(looks((tile) => `${verdictOf(tile)} ${tile.attribute("class")}`).size).toBe(3);
    expect(looks((tile) => tile.attribute("class") ?? "").size).toBe(3);
  });

  test.each(["classic", "legends", "career", "face"] as const)(
    "%s shows a guess before its verdict, which is announced with it",
    async (game) => {
      const page = await board(language, game, [], { pending: NEAR });
      expect(page.seen).toContain("Nära");
      expect(page.read).not.toContain("Nära");
    },
  );

  test("roster shows a guess before its verdict, next to selects with all teams and seasons", async () => {
    const pending = FIXTURES.roster.wrong[0] ?? expect.fail("no guess");
    const [idle, judging] = [await board(language, "roster", []), await board(language, "roster", [], { pending })];
    const timesIn = (text: string) => text.split(language === "fr" ? "1988-1989" : "1988–89").length;
    expect(timesIn(judging.seen)).toBeGreaterThan(timesIn(idle.seen));
    expect(timesIn(judging.read)).toBe(timesIn(idle.read));
  });
});

test("the card of a sweater has no stick without its shaft, of which it would show the blade alone", () => {
  const { told, digits } = viewAfter("face", [], { of: SWEATER }).seen.sweater ?? expect.fail("no sweater");
  const blade = "M420 446";
  expect(renderToStaticMarkup(<SweaterCard digits={digits} told={told} />)).toContain(blade);
  expect(renderToStaticMarkup(<SweaterCard digits={digits} told={told} isSquare />)).not.toContain(blade);
});

// Static markup cannot show the drawing itself.
test("▲ points up and ▼ down", async () => {
  const sprite = await readFile(new URL("../../client/ui/sprite.svg", import.meta.url), "utf8");
  for (const [name, tip] of [
    ["up", Math.min],
    ["down", Math.max],
  ] as const) {
    const [, path = ""] = new RegExp(`id="arrow-${name}".*? d="M([^z]+)`).exec(sprite) ?? [];
    const [, y, , corner] = path.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(y, path).toBe(tip(y ?? NaN, corner ?? NaN));
  }
});
