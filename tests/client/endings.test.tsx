import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { numberIn } from "#rules/i18n/numbers";
import type { EndedRound } from "#rules/games";
import { SKIP } from "#rules/face/stages";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { countEnding } from "#rules/shared/outcomes";
import { endingOf } from "#rules/shared/round";
import { GRID_CELLS } from "#rules/grid/criteria";
import type { CellPicks } from "#rules/grid/rarity";
import { addDays } from "#rules/shared/day";
import { encodeRound } from "#rules/round-code";
import { shareSquaresIn } from "#rules/share-squares";
import { MATCH, MISS, type Verdict } from "#rules/shared/verdict";
import type { LeagueVersion } from "../../client/data/league.ts";
import type { PlayerRegistry } from "../../client/data/people.ts";
import { listReasons } from "../../client/games/classic/reason.ts";
import { Teaser } from "../../client/games/face/story.tsx";
import { AnswerList } from "../../client/games/grid/answer-list.tsx";
import { EverySquare } from "../../client/games/grid/every-square.tsx";
import { Rarity } from "../../client/games/grid/rarity.tsx";
import { Details } from "../../client/games/legends/ending.tsx";
import { ComparisonLines } from "../../client/games/shared/comparison-lines.tsx";
import { EndingDialog } from "../../client/games/shared/ending-dialog.tsx";
import { EndingStats } from "../../client/games/shared/ending-stats.tsx";
import { formatPercent } from "../../client/i18n/figures.ts";
import { recordResult } from "../../client/storage/results.ts";
import { challengeSentence } from "../../client/ui/challenge-sides.tsx";
import { SweaterCard } from "../../client/ui/sweater-card/card.tsx";
import { FIXTURES, NEAR, SWEATER, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { atNoon, TODAY, render, textIn, type Part } from "./rendered.tsx";

atNoon();

function ending(language: Language, game: GameName, view: EndedRound): Promise<Part> {
  const { screen, league } = FIXTURES[game];
  return render(
    language,
    <EndingDialog
      screen={screen}
      view={view}
      league={league}
      isDealing={false}
      links={[]}
      opensByItself
      onClose={() => {}}
      onChallenge={undefined}
      onAnother={view.kind === "practice" ? () => {} : undefined}
    />,
  );
}

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textIn(language);
  const name = language === "fr" ? "Oilers d’Edmonton" : "Edmonton Oilers";
  /** The answer of a game as its ending names it. */
  const answerOf = (game: GameName) => (game === "roster" ? name : "Jāzeps Īss");

  test.each(GAME_NAMES)("%s, won, names the answer under a lit lamp", async (game) => {
    const dialog = (await ending(language, game, wonAfter(game, 2))).one("dialog");
    expect(dialog.seen).toMatch(/^◉/);
    const title = game === "grid" ? t("grid.ended.full") : `${t("ending.won")} ${t("ending.wonLine")}`;
    expect(dialog.attribute("aria-label")?.slice(0, title.length)).toBe(title);
    if (game !== "grid") expect(dialog.read).toContain(answerOf(game));
    if (game === "grid") expect(dialog.one("table").all("cell").at(-1)?.read).toContain("Bo Ek9");
  });

  test.each(GAME_NAMES)("%s, lost, says so under an unlit lamp and names the answer", async (game) => {
    const dialog = (await ending(language, game, lost(game))).one("dialog");
    expect(dialog.seen).toMatch(/^○/);
    const title = dialog.attribute("aria-label") ?? "";
    if (game === "grid") expect(title).toContain(t("grid.ended.part", { count: 0, of: 9 }));
    else {
      expect(title.startsWith(`${t("ending.lost")} ${t("ending.answerWas")} `)).toBe(true);
      expect(title).toContain(answerOf(game));
    }
  });

  test.each(GAME_NAMES)("%s, given up in practice, is lost and offers another", async (game) => {
    const given = viewAfter(game, FIXTURES[game].wrong.slice(0, 2) as never, { kind: "practice", gaveUp: true });
    const dialog = (await ending(language, game, given as EndedRound)).one("dialog");
    expect(dialog.seen).toMatch(/^○/);
    expect(dialog.read).toContain(game === "grid" ? t("grid.ended.practice") : answerOf(game));
    expect(dialog.reads("button")).toContain(t("practice.new"));
    if (game !== "grid") expect(dialog.reads("term")).toContain(t("ending.gaveUp", { count: 2 }));
  });

  test("a sweater given up tells of its stage, and has no stick, of which the card would show the blade alone", async () => {
    const view = viewAfter("face", [NEAR], { kind: "practice", gaveUp: true, of: SWEATER }) as EndedRound<"face">;
    expect((await ending(language, "face", view)).read).toMatch(language === "fr" ? /à l’étape 1/i : /at stage 1\./);
    const { digits, told } = view.answer.sweater ?? expect.fail("no sweater");
    const blade = "M420 446";
    expect(renderToStaticMarkup(<SweaterCard digits={digits} told={told} />)).toContain(blade);
    expect(renderToStaticMarkup(<SweaterCard digits={digits} told={told} isSquare />)).not.toContain(blade);
  });

  test.each(GAME_NAMES.filter((game) => game !== "grid"))("%s shares squares, one row per guess", async (game) => {
    for (const view of [wonAfter(game, 2), lost(game)]) {
      const page = await ending(language, game, view);
      const rows = shareSquaresIn(game, view.tries);
      const count = (verdict: Verdict) => rows.flat().filter((square) => square === verdict).length;
      const label = t("share.squares", { count: view.tries.length, matches: count("match"), near: count("near") });
      expect(page.all("image").map((image) => image.attribute("aria-label"))).toContain(label);
    }
  });

  test("Roster Mystery has the season's record and how far the club came, with separators at the ends of lines", async () => {
    const dialog = (await ending(language, "roster", wonAfter("roster", 2))).one("dialog");
    expect(dialog.read).toContain(`38–\u206028–\u206014\u00a0· ${t("roster.playoffs.champion")}`);
  });

  test("a result that does not count says why", async () => {
    for (const mark of ["too-fast", "late", "joined"] as const) {
      const view = { ...wonAfter("classic", 2), mark };
      expect((await ending(language, "classic", view)).seen).toContain(t(`uncounted.${mark}`));
    }
  });

  test("an archive round leads to the day after it, a day's to another game", async () => {
    const archived = { ...wonAfter("classic", 0, "2026-11-18"), kind: "archive" } as const;
    const links = (await ending(language, "classic", archived)).one("dialog").all("link");
    expect(links.map((link) => [link.read, link.attribute("href")])).toContainEqual([
      t("archive.dayAfter"),
      `${language === "fr" ? "/fr" : ""}/nhl/daily-guessing-game?day=2026-11-19`,
    ]);
    const today = (await ending(language, "classic", wonAfter("classic", 2))).one("dialog").all("link");
    expect(today.map(({ read }) => read)).toContain(t("next.daily", { game: t("pages.roster") }));
  });

  test.each<[what: string, wins: number, state: "won" | "lost", head: (count: number) => string]>([
    ["begins", 0, "won", (count) => t("ending.streak", { count: count + 1 })],
    ["goes on", 2, "won", (count) => t("ending.streak", { count: count + 1 })],
    ["ends", 2, "lost", (count) => t("ending.streakEnded", { count })],
    ["is none", 0, "lost", () => t("ending.noStreak")],
  ])("a streak %s", async (_, wins, state, head) => {
    for (let ago = wins; ago > 0; ago--) recordResult("classic", wonAfter("classic", 0, addDays(TODAY, -ago)));
    const view = state === "won" ? wonAfter("classic", 2) : lost("classic");
    recordResult("classic", view);
    // Roster Mystery was played, too: the day streak was told there.
    recordResult("roster", wonAfter("roster", 2));
    const lines = await render(language, <ComparisonLines game="classic" view={view} outcomes={{ at: "failed" }} />);
    expect(lines.all("term").at(-1)?.read).toBe(head(wins));
    // A best streak of none is not shown.
    expect(lines.read).not.toContain(t("ending.best", { count: 0 }));
  });

  const place = language === "fr" ? "3e" : "3rd";
  const share = formatPercent(language, 0.75);
  const comparisons: [what: string, state: "won" | "lost", distribution: number[], lost: number, head: string][] = [
    ["nobody else", "won", [0, 0, 1], 0, t("compare.first")],
    ["four others", "won", [1, 1, 2], 1, t("compare.others", { count: 4, number: "4" })],
    // Two of nine others were better, one was as good. The line below says "so far today".
    ["ten in all", "won", [1, 1, 2, 3], 3, t("compare.place", { place, of: "10" })],
    // Of 40 others 30 did worse.
    ["forty others", "won", [5, 5, 1, 20], 10, t("compare.better", { share })],
    ["all as good", "won", [0, 0, 41], 0, t("compare.level", { share: formatPercent(language, 1) })],
    ["some found it", "lost", [0, 0, 6], 4, t("compare.foundBySome", { found: "6", number: "9" })],
    ["many found it", "lost", [0, 0, 30], 11, t("compare.foundBy", { share })],
  ];
  const outcomesOf = (view: EndedRound, distribution: number[], lost = 0) => {
    const outcomes = { distribution: [...distribution, 0, 0, 0, 0].slice(0, 7), lost };
    return { at: "here", outcomes, others: countEnding(GAME_CONFIG.classic, outcomes, endingOf(view), -1) } as const;
  };

  test.each(comparisons)("compares with %s, %s", async (_, state, distribution, losses, head) => {
    const view = state === "won" ? wonAfter("classic", 2) : lost("classic");
    const outcomes = outcomesOf(view, distribution, losses);
    const lines = await render(language, <ComparisonLines game="classic" view={view} outcomes={outcomes} />);
    expect(lines.all("term")[0]?.read).toBe(head);
  });

  test.each([
    ["four others are no distribution", 5, []],
    ["five others are one", 6, [t("yesterday.everybody")]],
  ])("%s", async (_, count, headings) => {
    const view = wonAfter("classic", 2);
    const outcomes = outcomesOf(view, [0, 0, count]);
    const stats = await render(language, <EndingStats game="classic" view={view} outcomes={outcomes} />);
    expect(stats.reads("heading")).toEqual(headings);
  });

  const [beats, fallsTo] = language === "fr" ? ["battez", "vous inclinez devant"] : ["beat", "fell to"];
  test.each([
    ["won", wonAfter("classic", 2), lost("classic"), `${beats} Ek`],
    ["lost", lost("classic"), wonAfter("classic", 2), `${fallsTo} Ek`],
  ] as const)("a challenge that was %s says so", async (_, own, other, words) => {
    const sideOf = (view: EndedRound) => {
      const { won, hint = false, hard = false } = endingOf(view);
      return { name: "Ek", round: encodeRound({ won, hint, hard, rows: shareSquaresIn("classic", view.tries) }) };
    };
    const Sentence = () => challengeSentence("classic", sideOf(own), sideOf(other));
    expect((await render(language, <Sentence />)).read).toContain(words);
  });

  test.each([
    ["right", MATCH, "Eastern"],
    ["wrong", MISS, "Western"],
  ] as const)("the coach names the conference that a guess with the %s one leaves", async (_, mark, left) => {
    const Reasons = () =>
      listReasons([{ clue: "conference", mark, guess: NEAR }], FIXTURES.classic.league as LeagueVersion);
    expect((await render(language, <Reasons />)).read).toBe(t(`conferences.${left}`));
  });

  test("the card of a Legend has each figure under its name", async () => {
    const { answer } = wonAfter("legends", 2);
    const league = FIXTURES.legends.league as PlayerRegistry;
    const card = await render(language, <Details answer={answer} view={null} league={league} />);
    const figureOf = (name: "facts.games" | "facts.points" | "legends.facts.honours") =>
      card.reads("definition")[card.reads("term").indexOf(t(name))];
    const figures = [answer.games, answer.points ?? NaN, answer.honours].map((figure) => numberIn(language, figure));
    expect([figureOf("facts.games"), figureOf("facts.points"), figureOf("legends.facts.honours")]).toEqual(figures);
  });

  test("a sweater's ending says from which stage on nobody else fitted", async () => {
    const view = viewAfter("face", [SKIP, SKIP, FIXTURES.face.right], { of: SWEATER }) as EndedRound<"face">;
    const teaser = await render(language, <Teaser view={view} league={SWEATER.league as LeagueVersion} />);
    expect(teaser.read).toBe(t("face.story.alone", { stage: 3 }));
  });

  test("the Grid lists the answers of a cell, most picked first, then best known", async () => {
    const picked: CellPicks["players"] = [3, 4].map((id) => [id, 60 / id]);
    const of = {
      answer: { ...wonAfter("grid", 0).answer, squares: [[2, 4, 3]] },
      square: 0,
      own: undefined,
      picks: { total: 35, players: picked },
      proofs: null,
      league: FIXTURES.grid.league as PlayerRegistry,
    };
    const list = await render(language, <AnswerList {...of} labelledBy="heading" />);
    expect(list.reads("link")).toEqual(["Kim Far", "Bo Ek4", "Mats Nära"]);
    expect(list.reads("listitem")[0]).toContain(t("grid.mostPicked"));
    expect(list.reads("listitem")[1]).toContain(t("grid.rarest"));
  });

  test("the Grid names the most picked of a cell from five picks on", async () => {
    const { league } = FIXTURES.grid;
    const picks = (total: number) => GRID_CELLS.map((): CellPicks => ({ total, players: [[2, total]] }));
    const cellsAfter = async (total: number) =>
      (
        await render(
          language,
          <EverySquare view={wonAfter("grid", 2)} picks={picks(total)} league={league as PlayerRegistry} />,
        )
      )
        .reads("cell")
        .slice(0, 3);
    expect(await cellsAfter(4)).toEqual(["Īss –", "–", "–"]);
    const second = (league as PlayerRegistry).players.get(2)?.last;
    expect(await cellsAfter(5)).toEqual(["Īss –", `${second} –`, `${second} –`]);
    // Before the picks are loaded, the rarity is an expected one.
    const rarity = await render(language, <Rarity view={wonAfter("grid", 2)} league={league as PlayerRegistry} />);
    expect(rarity.read).toContain(t("grid.rarity.expected", { rarity: "900" }));
  });
});
