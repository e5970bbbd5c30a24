import { describe, expect, test } from "vitest";
import { answerSetKeys } from "#rules/grid/criteria";
import { checkCriterion, checkCell } from "#rules/grid/criterion-check";
import { buildPlayerRecords } from "../../seed/criteria.ts";
import { isMadeWithClub } from "../../seed/partners.ts";
import { careerOf, careers, facts, ids, members, sets } from "../seed/league.ts";

const idOf = (name: string): number => {
  const found = facts.players.filter(({ first, last }) => `${first} ${last}` === name);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} players called ${name}`);
  return found[0].id;
};
const recordOf = buildPlayerRecords(facts);
const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));
const franchiseOf = (code: string): string => franchises.get(code) ?? code;
const prove = (row: string, column: string, name: string) =>
  checkCell(row, column, recordOf(careerOf(idOf(name))), franchiseOf);

describe("why a player fits", () => {
  test.each([
    [
      ["club:EDM", "club:NYR", "Mark Messier"],
      { kind: "club", stays: [["EDM", 1979, 1991]] },
      {
        kind: "club",
        stays: [
          ["NYR", 1991, 1997],
          ["NYR", 2000, 2004],
        ],
      },
    ],
    // Under its old name and under today's.
    [
      ["club:COL", "career:500-goals", "Joe Sakic"],
      {
        kind: "club",
        stays: [
          ["QUE", 1988, 1995],
          ["COL", 1995, 2009],
        ],
      },
      { kind: "figure", figure: 625 },
    ],
    [
      ["club:COL", "cup", "Ray Bourque"],
      { kind: "club", stays: [["COL", 1999, 2001]] },
      { kind: "feats", feats: [{ season: 20002001, teams: ["COL"] }] },
    ],
    // Only those of the crossed club.
    [
      ["cup", "club:NYR", "Mark Messier"],
      { kind: "feats", feats: [{ season: 19931994, teams: ["NYR"] }] },
      { kind: "club" },
    ],
    [
      ["club:SJS", "season:100-points", "Joe Thornton"],
      { kind: "club" },
      {
        kind: "feats",
        feats: [
          { season: 20052006, teams: ["BOS", "SJS"], figure: 125 },
          { season: 20062007, teams: ["SJS"], figure: 114 },
        ],
      },
    ],
    // A trophy counts wherever it was won.
    [
      ["trophy:hart", "club:NYR", "Eric Lindros"],
      { kind: "feats", feats: [{ season: 19941995, teams: [] }] },
      { kind: "club", stays: [["NYR", 2001, 2004]] },
    ],
    [
      ["final:reached", "country:SE", "Henrik Sedin"],
      { kind: "feats", feats: [{ season: 20102011, teams: ["VAN"] }] },
      { kind: "country" },
    ],
    [
      ["final:captain", "club:LAK", "Wayne Gretzky"],
      { kind: "feats", feats: [19831984, 19841985, 19861987, 19871988, 19921993].map((season) => ({ season })) },
      { kind: "club" },
    ],
    [
      ["draft:by-club", "club:COL", "Joe Sakic"],
      { kind: "draft", year: 1987, round: 1, overall: 15, team: "QUE" },
      { kind: "club" },
    ],
    [
      ["debut:teenager", "country:CZ", "Jaromír Jágr"],
      { kind: "debut", season: 19901991, age: 18 },
      { kind: "country", country: "CZ" },
    ],
    [
      ["career:100-playoff-games", "hall-of-fame", "Chris Chelios"],
      { kind: "figure", figure: 266 },
      { kind: "hall-of-fame" },
    ],
    [
      ["career:one-club", "position:defender", "Nicklas Lidström"],
      { kind: "clubs", clubs: 1, games: 1564 },
      { kind: "position", position: "D" },
    ],
    [["career:50-shutouts", "season:40-wins", "Martin Brodeur"], { kind: "figure", figure: 125 }, { kind: "feats" }],
    [["draft:undrafted", "country:SE", "Börje Salming"], { kind: "draft", year: null, overall: null }, {}],
  ] as const)("%s", ([row, column, name], ofRow, ofColumn) => {
    const proof = prove(row, column, name);
    expect(proof).toMatchObject([ofRow, ofColumn]);
    expect(proof?.map(({ met }) => met)).toEqual([true, true]);
    expect(prove(column, row, name)).toEqual(proof?.toReversed());
  });
});

describe("what is missing", () => {
  test.each([
    ["club:MTL", "career:500-goals", "Joe Sakic", { met: false, kind: "club", stays: [] }, { met: true }],
    ["club:COL", "career:500-goals", "Peter Forsberg", { met: true }, { met: false, kind: "figure", figure: 249 }],
    // Goals of some of his seasons are unknown.
    ["club:VGK", "career:200-goals", "Marc-André Fleury", { met: true }, { met: false, figure: 0, isPartial: true }],
    // Won, but with other clubs.
    [
      "club:BOS",
      "cup",
      "Ray Bourque",
      { met: true, stays: [["BOS", 1979, 2000]] },
      { met: false, feats: [{ season: 20002001, teams: ["COL"] }] },
    ],
    // Never reached: the best season is shown.
    [
      "club:EDM",
      "season:50-goals",
      "Ryan Smyth",
      { met: true },
      { met: false, feats: [{ season: 19961997, teams: ["EDM"], figure: 39 }] },
    ],
    [
      "club:VGK",
      "draft:undrafted",
      "Sidney Crosby",
      { met: false },
      { met: false, kind: "draft", overall: 1, team: "PIT" },
    ],
    [
      "club:DET",
      "draft:by-club",
      "Dominik Hašek",
      { met: true },
      { met: false, year: 1983, overall: 199, team: "CHI" },
    ],
    ["club:DET", "career:one-club", "Dominik Hašek", { met: true }, { met: false, clubs: 4 }],
    ["club:TBL", "debut:teenager", "Martin St. Louis", { met: true }, { met: false, season: 19981999, age: 23 }],
  ] as const)("%s × %s: %s", (row, column, name, ofRow, ofColumn) => {
    expect(prove(row, column, name)).toMatchObject([ofRow, ofColumn]);
  });
});

test.each([
  ["club:EDM", "cup"],
  ["season:50-goals", "club:COL"],
  ["trophy:hart", "club:BOS"],
  ["club:COL", "draft:by-club"],
  ["club:TOR", "club:EDM"],
  ["career:500-goals", "debut:teenager"],
])("whoever is an answer to %s × %s fits both, and nobody else does", (row, column) => {
  const [first = [], ...others] = answerSetKeys(row, column).map(members);
  const answers = first.filter((id) => others.every((ids) => ids.includes(id)));
  const proven = [...careers.values()].filter((career) =>
    checkCell(row, column, recordOf(career), franchiseOf)?.every(({ met }) => met),
  );
  expect(proven.map(({ player }) => player.id).sort((a, b) => a - b)).toEqual(answers);
});

test("every criterion that can be dealt has a proof, and no other", () => {
  const somebody = recordOf(careerOf(ids.gretzky));
  for (const { key } of sets.filter((set) => !isMadeWithClub(set.key)))
    expect(checkCriterion(key, null, somebody, franchiseOf), key).not.toBeNull();
  for (const key of ["career:7-goals-a-night", "season:best", "draft:last", "shoe-size"])
    expect(checkCriterion(key, null, somebody, franchiseOf), key).toBeNull();
});
