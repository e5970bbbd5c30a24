import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { CareerPuzzleData } from "#rules/career/career";
import { SKIP } from "#rules/face/stages";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import type { GameName } from "#rules/shared/game-config";
import type { GameTypes } from "#rules/games";
import { LINE_UP_GROUPS } from "#rules/roster/line-up";
import { FIXTURES, FULL_GRID, NEAR, SWEATER, UNKNOWN, playOf, viewAfter, type Fixture } from "./game-rounds.ts";
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

  test.each(["classic", "legends"] as const)("the rules of %s replace empty rows and the legend", async (game) => {
    const [first, later] = [await board(language, game, [], { rules: "the rules" }), await board(language, game, [])];
    expect(first.seen).toMatch(/\bthe rules\b/);
    expect(first.seen).not.toMatch(/\b7 *$|\b2 3 4\b/);
    expect(first.seen).not.toContain(t("verdicts.near"));
    expect(later.seen).toMatch(/2 3 4 5 6 7/);
    expect(later.seen).toContain(t("verdicts.near"));
  });

  test("a value that is unknown has a dash, and no verdict", async () => {
    const tiles = (await board(language, "classic", [UNKNOWN])).one("table").all("cell");
    const unknown = tiles.filter((tile) => signsOf(tile) === "");
    expect(unknown.map(({ seen }) => seen.endsWith(" –"))).toEqual([true, true]);
    for (const { read } of unknown) expect(read.endsWith(t("tile.colon") + t("tile.untold"))).toBe(true);
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

  test("the answer of a lost round is above the guesses", async () => {
    const page = await board(language, "classic", FIXTURES.classic.wrong.slice(0, 7));
    const [answer, ...guesses] = page.one("table").all("row").slice(1);
    expect(answer?.one("rowheader").read).toBe("Jāzeps Īss");
    expect(answer?.all("cell").map(signsOf).join("")).toMatch(/^✓+$/);
    expect(guesses).toHaveLength(7);
  });

  test("the path of a career opens stop by stop, in the order of the career", async () => {
    const hidden = t("career.hidden");
    const [first, last] = [`${hidden} ${t("career.first")}`, `${hidden} ${t("career.last")}`];
    const nth = `${hidden} ${t("career.nth", { nth: language === "fr" ? "3e" : "3rd" })}`;
    const isNew = t("career.new");
    const paths = [
      [first, "Canadiens", nth, last],
      [first, "Canadiens", `Oilers ${isNew}`, last],
      [first, "Canadiens", "Oilers", `Avalanche ${isNew}`],
    ];
    for (const [misses, path] of paths.entries()) {
      const page = await board(language, "career", FIXTURES.career.wrong.slice(0, misses));
      expect(page.reads("listitem").slice(0, 4)).toEqual(path);
    }
  });

  test("the clubs of a guess on a career path say which of them the answer shares", async () => {
    const page = await board(language, "career", FIXTURES.career.wrong.slice(0, 1));
    const nordiques = language === "fr" ? "Nordiques de Québec" : "Quebec Nordiques";
    const [clubs] = page.one("table").all("row")[1]?.reads("cell") ?? [];
    expect(clubs).toBe(t("career.shared.some", { clubs: nordiques }));
    // Their place on the path is unknown.
    const unplaced = page.read.split(t("career.lit.title")).at(-1)?.split(t("career.lit.note"))[0];
    expect(unplaced).toContain(nordiques);
    // After three misses the stop is open.
    expect((await board(language, "career", FIXTURES.career.wrong.slice(0, 3))).read).not.toContain(
      t("career.lit.title"),
    );
    for (const count of [3, 4, 5]) expect(page.read).toContain(t("hints.after", { count }));
  });

  test("a roster opens group by group, and a guess says how club and season compare", async () => {
    const page = await board(language, "roster", FIXTURES.roster.wrong.slice(0, 2));
    const lines = page.one("table").reads("rowheader");
    expect(lines.slice(0, 3)).toEqual(["A. Depth", "A. Defender", "A. Bottom"]);
    const depth = page.all("row").find(({ read }) => read.includes("A. Depth"));
    expect(depth?.reads("cell").slice(-4)).toEqual(["80", "20", "30", "50"]);
    expect(new Set(lines.slice(3))).toEqual(new Set([t("roster.locked")]));
    expect(lines).toHaveLength(3 + LINE_UP_GROUPS.slice(3).reduce((sum, { size }) => sum + size, 0));
    const [far, near] = page.all("listitem").slice(-2);
    expect([near, far].map((guess) => guess && signsOf(guess))).toEqual(["≈≈▲", "✗✗▼"]);
    expect(near?.read.endsWith(t("tile.near") + t("roster.arrows.up"))).toBe(true);
    expect(far?.read.endsWith(t("tile.miss") + t("roster.arrows.down"))).toBe(true);
  });

  test.each([
    ["a season far before the answer", 1967, "from", "1970–71"],
    ["one far after it", 2005, "upTo", "2002–03"],
  ] as const)("a roster says which seasons are left: %s", async (_, year, span, limit) => {
    const page = await board(language, "roster", [{ season: year * 10_001 + 1, team: "MTL" }]);
    const season = language === "fr" ? limit.replace("–", `-${limit.slice(0, 2)}`) : limit;
    expect(page.read).toContain(t(`roster.known.${span}`, { from: season, to: season }));
  });

  test("a face shows a stage more per miss, and the guesses newest first", async () => {
    const page = await board(language, "face", FIXTURES.face.wrong.slice(0, 2));
    const stages = [1, 2, 3, 4, 5, 6].map((stage) => t(stage <= 3 ? "face.look" : "face.locked", { stage, count: 6 }));
    const items = page.reads("listitem");
    expect(items.slice(0, 6)).toEqual(stages);
    // The sharpest stage is the one that is shown.
    const current = page.all("button").filter((button) => button.attribute("aria-current") === "step");
    expect(current.map(({ read }) => read)).toEqual(stages.slice(2, 3));
    const sameConference = `${t("conferences.Eastern")}${t("face.conference.match")}`;
    expect(items.slice(-2)).toEqual([t("face.skipped"), `Mats Nära ${t("face.verdicts.miss")} ${sameConference}`]);
    expect(items).toContain(`${t("face.position")} ${t("hints.after", { count: 3 })}`);
  });

  test("a sweater compares a guess by the facts that it shows", async () => {
    const page = await board(language, "face", [FIXTURES.face.wrong[0] as number], { of: SWEATER });
    const guess = page.all("listitem").find(({ read }) => read.includes("Nära"));
    // Decade and hand fit, two inches do not, the round of the draft does.
    expect(guess && signsOf(guess)).toBe("✓✓✗✓");
    expect(guess?.read.match(new RegExp(t("face.sweaters.misfits"), "g"))).toHaveLength(1);
    // Nothing is known of a player but the birth, the club and the name.
    const unknown = await board(language, "face", [FIXTURES.face.wrong[3] as number, SKIP, SKIP, SKIP], {
      of: SWEATER,
    });
    expect(unknown.read).toContain(`${t("face.sweaters.labels.firstDigit")} ${t("face.sweaters.unknown")}`);
    expect(unknown.read).not.toContain(`${t("face.sweaters.unknown")} ${t("face.sweaters.fits")}`);
  });

  test("a sweater's line of points is said in words, and its number of players as it is announced", async () => {
    const page = await board(language, "face", [SKIP, SKIP], { of: SWEATER });
    const best = t("face.sweaters.seasons", { count: 3, best: 83 });
    expect(page.seen).toContain(`${t("face.sweaters.points")} ${t("face.sweaters.bySeason")} ${best}`);
    const guessed = await board(language, "face", [NEAR, SKIP], { of: SWEATER });
    for (const shown of [page, guessed]) {
      const count = Number(/(\d+)\s*(still fits?|joueurs? possibles?)/.exec(shown.seen)?.[1] ?? 1);
      expect(shown.read.includes(t("face.sweaters.fitting", { count }))).toBe(count > 1);
    }
  });

  test("a hint that a tile of Career Path has matched is replaced by another fact", async () => {
    const { puzzle, wrong, ...fixture } = FIXTURES.career;
    const data: CareerPuzzleData = { ...puzzle.data, spare: [{ name: "round", value: 0 }] };
    // The third and fourth are centres, as the answer is.
    const page = await board(language, "career", wrong.slice(0, 4), {
      of: { ...fixture, wrong, puzzle: { ...puzzle, data } },
    });
    expect(page.read).toContain(`${t("career.hint.round")} ${t("career.undrafted")}`);
  });

  test("the Grid says for every square what it asks for, who is in it, and who missed", async () => {
    const [right, second] = FULL_GRID;
    if (right === undefined || second === undefined) expect.fail();
    const page = await board(language, "grid", [right, { ...second, player: 3 }]);
    const sweden = language === "fr" ? "Suède" : "Sweden";
    const goals = t("grid.criteria.career.500-goals");
    const hart = t("generator.trophies.hart");
    const table = page.one("table");
    expect(table.reads("columnheader")).toEqual([sweden, goals, hart]);
    expect(table.reads("rowheader")).toEqual(["Canadiens", "Maple Leafs", "Oilers"]);
    const cells = table.all("cell").slice(-9);
    expect(cells[0]?.read).toContain("Jāzeps Īss");
    expect(cells[0]?.all("button")).toEqual([]);
    expect(cells[1]?.seen).toBe("✗ Far");
    expect(cells[1]?.one("button").attribute("aria-label")).toContain("Kim Far");
    expect(cells[5]?.one("button").attribute("aria-label")).toBe(
      t("grid.choose", { row: "Maple Leafs", column: hart }),
    );
  });
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
