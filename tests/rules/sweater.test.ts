import { describe, expect, test } from "vitest";
import { face, type FacePuzzleData, type FaceGuess } from "#rules/face/face";
import { SKIP } from "#rules/face/stages";
import type { Puzzle } from "#rules/shared/game";
import { computeRosterFacts, type RosterFacts, type PublishedPlayer } from "#rules/league/rostered-players";
import { buildRoundView } from "#rules/shared/round";
import { packSquares, shareSquaresIn } from "#rules/share-squares";
import { buildSweaterFacts } from "#rules/face/sweater";
import { SWEATER_STAGES, type SweaterPlayerFacts } from "#rules/face/sweater-stages";
import { SWEATER_COLOURS, sweaterColoursOf } from "#rules/face/sweater-colours";
import { PLACEHOLDER_COLORS } from "../../client/ui/sweater-card/shades.ts";
import { dailyRound, facts, league, player } from "./league.ts";

const SECRET = 1;
const known: SweaterPlayerFacts = {
  hand: "L",
  inches: 72,
  round: 2,
  number: 20,
  seasons: [49, 64, 83, 66, 57, 81, 67, 89, 74, 80],
  last: 20252026,
};
const of = (different: Partial<PublishedPlayer>): PublishedPlayer =>
  player({ id: SECRET, first: "Sebastian", last: "Aho", country: "FI", ...different });

/**
 * Players who differ from the answer in one field, with the number of stages that they fit, and the facts of the first
 * five stages that they miss.
 */
const OTHERS: [
  what: string,
  stages: number,
  missed: string[],
  table: Partial<PublishedPlayer>,
  scouted: Partial<SweaterPlayerFacts>,
][] = [
  ["born in another decade", 0, ["decade"], { birth: "2001-01-01" }, {}],
  ["of the other hand", 0, ["hand"], {}, { hand: "R" }],
  ["of a number with one digit", 0, ["firstDigit", "lastDigit"], {}, { number: 2 }],
  ["two inches taller", 1, ["height"], {}, { inches: 74 }],
  ["drafted in another round", 1, ["round"], {}, { round: 3 }],
  ["never drafted", 1, ["round"], {}, { round: 0 }],
  ["of three seasons more", 2, [], {}, { seasons: [...known.seasons, 1, 1, 1] }],
  ["of a best season with 21 points more", 2, [], {}, { seasons: known.seasons.map((points) => points + 21) }],
  ["a goalie", 2, [], { position: "G" }, { seasons: Array(10).fill(915) }],
  ["of the other conference", 3, ["conference", "colours"], { team: "EDM" }, {}],
  ["in other colours", 3, ["colours"], { team: "TOR" }, {}],
  ["of another position", 3, [], { position: "L" }, {}],
  ["of another first digit", 4, ["firstDigit"], {}, { number: 30 }],
  ["of another last digit", 5, ["lastDigit"], {}, { number: 21 }],
  ["of other initials", 5, ["initials"], { first: "Elias" }, {}],
  ["from another country", 5, [], { country: "SE" }, {}],
  ["an inch, two seasons and twenty points off", 6, [], {}, { inches: 71, seasons: [69, 60, 60, 60, 60, 60, 60, 60] }],
  ["of whom nothing is known", 6, [], { birth: null }, { hand: null, inches: null, round: null, number: null }],
];

const world = facts(of({}), ...OTHERS.map(([, , , table], at) => of({ ...table, id: at + 2, fame: at + 2 })));
const scouting = new Map([
  [SECRET, known],
  ...OTHERS.map(([, , , , scouted], at): [number, SweaterPlayerFacts] => [at + 2, { ...known, ...scouted }]),
]);
const sweater = buildSweaterFacts(world, SECRET, scouting);
const puzzle: Puzzle<RosterFacts, number, FacePuzzleData> = {
  facts: world,
  secret: SECRET,
  data: { stages: [], picture: null, sweater },
};

const viewAfter = (...guesses: FaceGuess[]) => buildRoundView(face, puzzle, dailyRound("face", guesses));
const skips = (count: number): FaceGuess[] => Array<FaceGuess>(count).fill(SKIP);

/** Returns the sweater facts of a player with these known values. */
const toldOf = (scouted: Partial<SweaterPlayerFacts>, table: Partial<PublishedPlayer> = {}) =>
  buildSweaterFacts(facts(of(table)), SECRET, new Map([[SECRET, { ...known, ...scouted }]]));

describe("a sweater reveals", () => {
  test("six facts, one after the other", () =>
    expect(sweater).toMatchObject({
      digits: 2,
      told: {
        born: { decade: 1990, hand: "L" },
        body: { inches: 72, round: 2 },
        seasons: { isGoalie: false, heights: [55, 70, 95, 75, 65, 90, 75, 100, 85, 90], best: 89 },
        club: { conference: "Eastern", colours: ["red", "blue"] },
        digit: "2",
        initials: { number: "20", initials: "S. A." },
      },
    }));

  test.each([0, 1, 2, 3, 4, 5])("that many after %i misses, and no later one", (misses) => {
    const { seen } = viewAfter(...skips(misses));
    expect(Object.keys(seen.sweater?.told ?? {})).toEqual(SWEATER_STAGES.slice(0, misses + 1));
    expect(seen).toMatchObject({ stages: [], sweater: { digits: 2 } });
    expect([seen.position, seen.country]).toEqual([misses < 3 ? null : "C", misses < 5 ? null : "FI"]);
  });

  test("everything once the round is over, with its end and on later requests", () => {
    const { digits, told } = sweater;
    expect(viewAfter(SECRET)).toMatchObject({
      seen: { sweater: { digits, told } },
      answer: { player: SECRET, picture: null, sweater: { digits, told } },
    });
    expect(face.answer(puzzle)).not.toHaveProperty("sweater.fits");
  });

  test("for a one-digit number, only that it has one digit, before the end", () =>
    expect(toldOf({ number: 8 })).toMatchObject({ digits: 1, told: { digit: "", initials: { number: "8" } } }));
  test("for an unknown number, the initials only", () =>
    expect(toldOf({ number: null })).toMatchObject({
      digits: null,
      told: { digit: null, initials: { number: null } },
    }));
  test("for a goalie, how far below their best each season was", () =>
    expect(toldOf({ seasons: [905, 925, 800] }, { position: "G" }).told.seasons).toEqual({
      isGoalie: true,
      heights: [60, 100, 0],
      best: 925,
    }));
  test("no season in progress, and none for a career that has just begun", () => {
    expect(toldOf({ last: 20262027 }).told.seasons.heights).toHaveLength(known.seasons.length - 1);
    expect(toldOf({ last: 20262027, seasons: [4] }).told.seasons).toEqual({ isGoalie: false, heights: [], best: null });
    expect(toldOf({ seasons: [0] }).told.seasons).toEqual({ isGoalie: false, heights: [0], best: 0 });
  });
  test("for a player without known height and weight, the facts of the table", () =>
    expect(buildSweaterFacts(facts(of({ birth: null })), SECRET, new Map()).told).toMatchObject({
      born: { decade: null, hand: null },
      club: { conference: "Eastern", colours: ["red", "blue"] },
      initials: { number: null, initials: "S. A." },
    }));
});

describe("the players that still fit", () => {
  test.each(OTHERS.map(([what, stages], at) => ({ what, stages, id: at + 2 })))(
    "is somebody $what for $stages stages",
    ({ stages, id }) =>
      expect(sweater.fits.map((ids) => ids.includes(id))).toEqual(SWEATER_STAGES.map((_, at) => at < stages)),
  );
  test("exclude players of the other conference with the same colours", () => {
    const [carolina, chicago] = [of({ team: "CAR" }), of({ id: 2, team: "CHI" })];
    const clubs = [{ code: "CAR", conference: "Eastern" } as const, { code: "CHI", conference: "Western" } as const];
    const named = clubs.map((club) => ({ ...club, place: "", nickname: "", nameFr: "" }));
    const red = computeRosterFacts({ ...league(carolina, chicago), clubs: named }, "2026-11-21");
    const { fits } = buildSweaterFacts(red, SECRET, new Map([SECRET, 2].map((id) => [id, known])));
    expect(fits.map(({ length }) => length)).toEqual([2, 2, 2, 1, 1, 1]);
  });
  test("exclude players guessed before a stage, but never the answer", () => {
    const all = sweater.fits.map(({ length }) => length);
    const [first = 0, second = 0, third = 0] = all;
    const [taller, unknown] = [5, OTHERS.length + 1];
    expect(viewAfter(taller).seen.sweater?.fits).toEqual([first, second]);
    expect(viewAfter(unknown).seen.sweater?.fits).toEqual([first, second - 1]);
    expect(viewAfter(SKIP).seen.sweater?.fits).toEqual([first, second]);
    expect(viewAfter(SKIP, unknown).seen.sweater?.fits).toEqual([first, second, third - 1]);
    expect(viewAfter(SECRET).seen.sweater?.fits).toEqual(all);
  });
  test("keep the number that each stage was shown with once the round is over", () => {
    const unknown = OTHERS.length + 1;
    const shown = viewAfter(SKIP, unknown).seen.sweater?.fits ?? [];
    expect(viewAfter(SKIP, unknown, SECRET).seen.sweater?.fits.slice(0, 3)).toEqual(shown);
  });
});

describe("a guess at a sweater", () => {
  const factsAfter = (at: number, ...guesses: FaceGuess[]) => viewAfter(...guesses).tries[at]?.clue.facts;
  const idOf = (what: string) => OTHERS.findIndex(([each]) => each === what) + 2;

  test("is compared by the facts shown so far only", () => {
    const taller = idOf("two inches taller");
    // Guessed at stage 1, seen at stage 2.
    expect(factsAfter(0, taller)).toEqual([
      { name: "decade", value: 1996, fits: true },
      { name: "hand", value: "L", fits: true },
      { name: "height", value: 74, fits: false },
      { name: "round", value: 2, fits: true },
    ]);
    // The line of points has no verdict.
    expect(factsAfter(0, taller, SKIP)).toEqual(factsAfter(0, taller));
    expect(
      factsAfter(0, taller, SKIP, SKIP)
        ?.map(({ name }) => name)
        .slice(4),
    ).toEqual(["conference", "colours"]);
    expect(factsAfter(0, taller, ...skips(4))).toHaveLength(9);
    expect(factsAfter(1, taller, SKIP)).toEqual([]);
    // The finished round shows all of them.
    expect(factsAfter(0, taller, SECRET)).toHaveLength(9);
    expect(factsAfter(1, taller, SECRET)?.every(({ fits }) => fits)).toBe(true);
  });

  test.each(OTHERS)("of somebody %s, who fits %i stages, misses %j", (what, _stages, missed) =>
    expect(
      factsAfter(0, idOf(what), ...skips(4))
        ?.filter(({ fits }) => fits === false)
        .map(({ name }) => name),
    ).toEqual(missed),
  );

  test("has no verdict on an unknown number, which is not a number of one digit", () => {
    const firstDigitsOf = ["of whom nothing is known", "of a number with one digit"].map(
      (what) => factsAfter(0, idOf(what), ...skips(4))?.[6],
    );
    expect(firstDigitsOf).toEqual([
      { name: "firstDigit", value: null, fits: null },
      { name: "firstDigit", value: "", fits: false },
    ]);
  });

  test("is shared with a square for each fact shown when it was made", () => {
    const { tries } = viewAfter(idOf("two inches taller"), SKIP, idOf("two inches taller") + 1, SECRET);
    expect(packSquares(shareSquaresIn("face", tries))).toBe("mm/xxxx/mmmx/mmmmmm");
  });
});

describe("the colours of a sweater", () => {
  test("have one shade each, so that none identifies a club", () => {
    expect(Object.keys(PLACEHOLDER_COLORS)).toEqual([...SWEATER_COLOURS]);
    expect(sweaterColoursOf("CAR")).toEqual(sweaterColoursOf("NJD"));
  });
  test("are null for a new club", () => expect(sweaterColoursOf("XYZ")).toEqual(["blue", "grey"]));
});
