import { describe, expect, test } from "vitest";
import { addDays } from "#rules/shared/day";
import { seededPick } from "#rules/shared/draw";
import type { Verdict } from "#rules/shared/verdict";
import { LINE_UP_GROUPS, buildLineUp, type LineUp, type RosterLine } from "#rules/roster/line-up";
import { rosterPoolOn } from "#rules/roster/draw";
import { roster, type RosterPuzzleData } from "#rules/roster/roster";
import { teamSeasonKey, type TeamSeason } from "#rules/roster/team-season";
import { EXPANSION_SEASON } from "#rules/league/season";
import { careerOf, fame } from "../seed/league.ts";
import { rosterFacts, teamSeasons } from "../seed/team-seasons.ts";
import { everyDraw } from "./every-draw.ts";

const personOf = (id: number) => {
  const { first, last } = careerOf(id).player;
  return { first, last, fame: fame.get(id) ?? 0 };
};
const dataOf = new Map(
  teamSeasons.map(({ roster: { skaters, goalies, ...outcome }, ...row }): [string, RosterPuzzleData] => [
    teamSeasonKey(row),
    { ...outcome, lineUp: buildLineUp({ skaters, goalies }, personOf) },
  ]),
);

const read = (name: string): TeamSeason => ({ season: Number(name.slice(0, 8)), team: name.slice(9) });
function puzzleOf(name: string) {
  return { facts: rosterFacts, secret: read(name), data: dataOf.get(name) ?? expect.fail(`no ${name}`) };
}
const lastNames = (name: string, group: keyof LineUp): string[] =>
  puzzleOf(name).data.lineUp[group].map(({ last }) => last);
const judge = (secret: string, guess: string) => roster.judge(puzzleOf(secret), read(guess));

describe("the club of a guess", () => {
  test.each<[secret: string, guess: string, verdict: Verdict, why: string]>([
    ["19961997-DET", "19961997-DET", "match", "the same"],
    ["19961997-DET", "20072008-DET", "match", "whatever the season"],
    ["19961997-DET", "19961997-CHI", "near", "the Central"],
    ["19961997-DET", "20202021-CHI", "near", "the Central of the answer's season, not of the guess's"],
    ["20132014-DET", "19961997-CHI", "miss", "Detroit has moved to the Atlantic"],
    ["20132014-DET", "19961997-TOR", "near", "and Toronto is there"],
    ["19961997-DET", "19961997-COL", "miss", "the Pacific"],
    ["19961997-DET", "20172018-VGK", "miss", "Vegas was not there yet"],
    ["19831984-EDM", "19831984-WIN", "near", "the Smythe"],
    ["19921993-WIN", "20112012-WPG", "miss", "the Jets of today are another club"],
    ["20112012-WPG", "20112012-WSH", "near", "Winnipeg's first two years in the Southeast"],
    ["20132014-WPG", "20132014-WSH", "miss", "which was no more then"],
    ["19961997-PHX", "19921993-WIN", "miss", "the club before it moved is not the club"],
    ["19941995-QUE", "19951996-COL", "miss", "the Nordiques became the Avalanche"],
    ["19801981-WSH", "19801981-NYR", "near", "the Patrick"],
    ["19781979-WSH", "19781979-NYR", "miss", "before which Washington was in the Norris"],
    ["20202021-MTL", "20202021-EDM", "near", "the North"],
    ["19671968-LAK", "19671968-STL", "near", "the West of the six new clubs"],
    ["19671968-LAK", "19671968-MTL", "miss", "the East of the six old ones"],
  ])("%s, guessed %s: %s, %s", (secret, guess, verdict) =>
    expect(judge(secret, guess).team).toEqual({ verdict, arrow: "none" }),
  );

  test("is no neighbour where the league had no divisions", () => {
    const alignments = new Map(
      ["MTL", "TOR"].map((team) => [`19671968-${team}`, { season: 19671968, team, division: null, franchise: team }]),
    );
    const puzzle = { ...puzzleOf("19671968-MTL"), facts: { alignments, byFame: [...alignments.keys()] } };
    expect(roster.judge(puzzle, read("19671968-TOR")).team.verdict).toBe("miss");
  });
});

test.each([
  ["19961997-DET", "match", "none"],
  ["19951996-DET", "near", "up"],
  ["19941995-DET", "near", "up"],
  ["19931994-DET", "miss", "up"],
  ["19971998-DET", "near", "down"],
  ["19981999-DET", "near", "down"],
  ["19992000-DET", "miss", "down"],
  // The years count, and not the seasons played: there was none in 2004-05.
  ["20052006-TBL", "near", "down", "20032004-TBL"],
  ["19992000-NJD", "near", "up", "20002001-NJD"],
])("the season of a guess %s: %s, %s", (guess, verdict, arrow, secret = "19961997-DET") =>
  expect(judge(secret, guess).season).toEqual({ verdict, arrow }),
);

test("a guess solves with club and season alone, and is judged in its exact form", () => {
  const puzzle = puzzleOf("19961997-DET");
  const solving = ["19961997-DET", "19971998-DET", "19961997-COL"].filter((name) => roster.solves(puzzle, read(name)));
  expect(solving).toEqual(["19961997-DET"]);
  expect(roster.accept(puzzle, { season: 19951996, team: "COL", else: 1 }, [])).toMatchObject({
    guess: { season: 19951996, team: "COL" },
  });
});

describe("the line-up", () => {
  test.each<[name: string, group: keyof LineUp, players: string[]]>([
    ["19961997-DET", "scorer", ["Shanahan"]],
    ["19961997-DET", "goalie", ["Osgood"]],
    ["19961997-DET", "topSix", ["Yzerman", "Fedorov"]],
    ["19961997-DET", "depth", ["Taylor", "Eriksson", "Kocur"]],
    ["19831984-EDM", "scorer", ["Gretzky"]],
    ["19921993-QUE", "scorer", ["Sundin"]],
    ["19691970-BOS", "scorer", ["Orr"]],
  ])("of %s has as %s %j", (name, group, players) => expect(lastNames(name, group)).toEqual(players));

  test("contains statistics for that club in that season", () => {
    expect(puzzleOf("19831984-EDM").data.lineUp.scorer).toEqual([
      { first: "Wayne", last: "Gretzky", number: 99, position: "C", gp: 74, g: 87, a: 118 },
    ]);
    expect(puzzleOf("19961997-DET").data.lineUp.goalie).toEqual([
      { first: "Chris", last: "Osgood", number: 30, position: "G", gp: 47, w: 23 },
    ]);
    // Before 2009-10, numbers of champions and of well-known players are known.
    expect(puzzleOf("20082009-PIT").data.lineUp.topSix.map(({ last, number }) => [last, number])).toContainEqual([
      "Crosby",
      87,
    ]);
    expect(puzzleOf("19921993-OTT").data.lineUp.scorer[0]).not.toHaveProperty("number");
  });

  test("of all 1,432 seasons has six complete groups, without repeats, with players in the right group", () => {
    expect(dataOf.size).toBe(1432);
    for (const [name, { lineUp }] of dataOf) {
      const { depth, defenders, bottomSix, topSix } = lineUp;
      const [scorer] = lineUp.scorer;
      const points = ({ g, a }: { g: number; a: number }) => g + a;
      const people = LINE_UP_GROUPS.flatMap((group): readonly RosterLine[] => lineUp[group.name]).map(
        ({ first, last, position }) => `${first} ${last} ${position}`,
      );
      for (const group of LINE_UP_GROUPS) expect(lineUp[group.name], name).toHaveLength(group.size);
      expect(new Set(people).size, name).toBe(11);
      for (const { position } of defenders) expect(position, name).toBe("D");
      for (const { position } of [...bottomSix, ...topSix]) expect("CLRF", name).toContain(position);
      for (const line of [...depth, ...defenders, ...bottomSix, ...topSix]) {
        expect(line.gp, name).toBeGreaterThanOrEqual(20);
        expect(points(line), name).toBeLessThanOrEqual(points(scorer));
      }
      expect(Math.min(...topSix.map(points)), name).toBeGreaterThanOrEqual(Math.max(...bottomSix.map(points)));
    }
  });
});

describe("the visible part", () => {
  const puzzle = puzzleOf("19961997-DET");
  const guesses = ["19911992-COL", "19921993-CHI", "19931994-STL", "19941995-DET", "20052006-SJS"].map(read);
  const seen = (made: number, isOver = false) => roster.reveal(puzzle, guesses.slice(0, made), isOver);

  test.each([0, 1, 2, 3, 4, 5])("after %i misses is one group more than that", (misses) =>
    expect(seen(misses).map(({ group }) => group)).toEqual(LINE_UP_GROUPS.slice(0, misses + 1).map(({ name }) => name)),
  );

  test("at the end is everything", () => expect(seen(1, true).flatMap(({ lines }) => lines)).toHaveLength(11));

  test("has neither ids nor anything else that names the club", () =>
    expect(
      Object.keys(seen(0)[0]?.lines[0] ?? {})
        .sort()
        .join(" "),
    ).toBe("a first g gp last number position"));

  test("in the answer has the data for the ending", () =>
    expect(roster.answer(puzzle)).toEqual({
      season: 19961997,
      team: "DET",
      division: "Central",
      record: [38, 26, 18],
      playoffs: "champion",
      scorer: { first: "Brendan", last: "Shanahan", number: 14, position: "L", gp: 79, g: 46, a: 41 },
    }));
});

describe("a day's answer", () => {
  const MONDAY = "2026-11-02";
  const dealt = (day: string, taken: ReadonlyMap<string, number> = new Map(), seed = 1): TeamSeason =>
    roster.deal(rosterFacts, day, taken, seededPick([seed, 2, 3, 4]));

  test.each([
    ["Monday to Friday", MONDAY, 600, 19901991],
    ["the weekend", addDays(MONDAY, 5), 800, EXPANSION_SEASON],
  ])("on %s is one of the best known since its first season", (_days, day, size, since) => {
    const expected = rosterFacts.byFame.filter((name) => read(name).season >= since).slice(0, size);
    expect(rosterPoolOn(rosterFacts, day)).toEqual(expected);
    expect(expected).toHaveLength(size);
    for (let seed = 0; seed < 200; seed++) expect(expected).toContain(teamSeasonKey(dealt(day, new Map(), seed)));
  });

  test("can be each of the pool, also the best known of the seventies and eighties", () => {
    // At weekends the first choice is between all seasons before 1990-91 (0) and those of the weekday.
    const all = [0, 1, 2, 3, 4, 5, 6].flatMap((after) =>
      (after < 5 ? [[]] : [[0], [1]]).flatMap((first) =>
        everyDraw((pick) => {
          const made = [...first];
          return teamSeasonKey(
            roster.deal(rosterFacts, addDays(MONDAY, after), new Map(), (count) => made.shift() ?? pick(count)),
          );
        }),
      ),
    );
    const pools = [MONDAY, addDays(MONDAY, 5)].flatMap((day) => rosterPoolOn(rosterFacts, day));
    expect(new Set(all)).toEqual(new Set(pools));
  });

  test("in practice is anything, or one of the best known, today's answer too, but no club's", () => {
    const today = { season: 20252026, team: "COL" };
    const practise = (filter: Parameters<typeof roster.dealPractice>[1], at: number, running = today) =>
      roster.dealPractice(rosterFacts, filter, (count) => Math.min(count - 1, at), running);
    expect(teamSeasonKey(practise({ players: "everyone" }, 1431))).toBe(rosterFacts.byFame[1431]);
    expect(teamSeasonKey(practise({ players: "best-known" }, 1431))).toBe(rosterFacts.byFame[476]);
    const best = practise({ players: "everyone" }, 0);
    expect(practise({ players: "everyone" }, 0, best)).toEqual(best);
  });
});
