import type { CareerPuzzleData } from "#rules/career/career";
import { SKIP } from "#rules/face/stages";
import { buildSweaterFacts } from "#rules/face/sweater";
import type { SweaterPlayerFacts } from "#rules/face/sweater-stages";
import { games, type EndedRound, type GameTypes, type GameView } from "#rules/games";
import { GRID_CELLS } from "#rules/grid/criteria";
import { readLegendsTable } from "#rules/legends/legends";
import { EXPANSION_SEASON } from "#rules/league/season";
import type { LineUp } from "#rules/roster/line-up";
import { teamSeasonKey } from "#rules/roster/team-season";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { Puzzle } from "#rules/shared/game";
import { puzzleDayOn } from "#rules/shared/schedule";
import { buildRoundView, type Round, type RoundDeal } from "#rules/shared/round";
import { careerScreen } from "../../client/games/career/screen.ts";
import { classicScreen } from "../../client/games/classic/screen.ts";
import { faceScreen } from "../../client/games/face/screen.ts";
import { gridScreen } from "../../client/games/grid/screen.ts";
import { legendsScreen } from "../../client/games/legends/screen.ts";
import { rosterScreen } from "../../client/games/roster/screen.ts";
import { anyGameScreen, type AnyGameScreen } from "../../client/games/shared/game-screen.ts";
import type { RoundInPlay } from "../../client/games/shared/use-play.ts";
import type { LeagueVersion } from "../../client/data/league.ts";
import type { PlayerRegistry } from "../../client/data/people.ts";
import type { SeasonIndex } from "../../client/data/seasons.ts";
import { NO_MATCHES } from "../../client/name-search/load-search.ts";
import { dailyRound, facts, league, person, player } from "../rules/league.ts";
import { LEGEND, legendsTable } from "../rules/legends-table.ts";
import { facts as seeded } from "../seed/facts.ts";
import { NOON, TODAY } from "./live.tsx";

/** The answer of every game about a player, and the players who are guessed. */
const ANSWER = 1;
export const NEAR = 2;
const FAR = 3;
/** Without a number or a date of birth. */
export const UNKNOWN = 4;
const OTHERS = [NEAR, FAR, UNKNOWN, 5, 6, 7, 8, 9];

/** Two who differ from the answer in every clue, one a little above it and one far below, and more of them. */
const rostered = [
  player({ id: ANSWER, first: "Jāzeps", last: "Īss", number: 20, points: 400, overall: 50, birth: "1996-05-05" }),
  player({
    id: NEAR,
    first: "Mats",
    last: "Nära",
    position: "L",
    team: "TOR",
    number: 22,
    country: "SE",
    birth: "1994-05-05",
    overall: 55,
    points: 440,
  }),
  player({
    id: FAR,
    first: "Kim",
    last: "Far",
    position: "D",
    team: "EDM",
    number: 99,
    country: "US",
    birth: "2006-05-05",
    overall: null,
    points: 2,
  }),
  player({ id: UNKNOWN, first: "Bo", last: "Ek4", number: null, birth: null, team: "EDM" }),
  ...OTHERS.slice(3).map((id) => player({ id, first: "Bo", last: `Ek${id}`, number: 1, team: "EDM" })),
];
const rosterFacts = facts(...rostered);
const clubs = league().clubs;
const version: LeagueVersion = {
  facts: rosterFacts,
  players: rosterFacts.players,
  clubs: new Map(clubs.map((club) => [club.code, club])),
  searchOf: () => NO_MATCHES,
};

const allClubs = new Map(
  seeded.teams.map(({ firstSeason, lastSeason, ...team }) => [
    team.code,
    {
      ...team,
      conference: clubs.find(({ code }) => code === team.code)?.conference ?? null,
      first: firstSeason,
      last: lastSeason,
    },
  ]),
);
const career = { born: 1968, team: null, from: 1988, to: 2009 };
const people = rostered.map(({ id, first, last, position, country, number, team }) =>
  person({
    ...career,
    id,
    first,
    last,
    position,
    country,
    number,
    sweater: id === NEAR ? "QUE" : team,
    clubs: id === NEAR ? ["QUE", "TOR"] : [team],
  }),
);
const registry: PlayerRegistry = {
  players: new Map(people.map((person) => [person.id, person])),
  clubs: allClubs,
  searchOf: () => NO_MATCHES,
};

const legendRows = [
  LEGEND,
  { ...LEGEND, club: "QUE", clubs: "QUE", position: "L", country: "SE", debut: 1990, last: 2011, games: 1040 },
  { ...LEGEND, club: "MTL", clubs: "MTL", position: "G", country: "US", debut: 1950, last: 1969, games: 300 },
  ...OTHERS.slice(2).map(() => ({ ...LEGEND, games: 1 })),
] as const;

const careerData: CareerPuzzleData = {
  position: "C",
  country: "CA",
  games: 900,
  points: 600,
  wins: null,
  years: [1988, 1989, 1990, 1991],
  stops: [
    { team: "QUE", from: 1988, to: 1991, games: 300 },
    { team: "MTL", from: 1991, to: 1996, games: 100 },
    { team: "EDM", from: 1996, to: 1999, games: 200 },
    { team: "COL", from: 1999, to: 2009, games: 300 },
  ],
  spare: [],
};

const skater = (last: string, position: "C" | "D" = "C") => ({ first: "A.", last, position, gp: 80, g: 20, a: 30 });
const lineUp: LineUp = {
  depth: [skater("Depth")],
  defenders: [skater("Defender", "D")],
  bottomSix: [skater("Bottom")],
  goalie: [{ first: "A.", last: "Lindh", position: "G", gp: 60, w: 40 }],
  topSix: [skater("Top")],
  scorer: [skater("Scorer")],
};
/** The answer, a club of its division in the season before, a club of another division far from it, and more. */
const SEASONS = {
  answer: { season: 19_891_990, team: "EDM" },
  near: { season: 19_881_989, team: "LAK" },
  far: { season: 20_052_006, team: "MTL" },
};
const otherSeasons = [1991, 1993, 1995, 1997].map((year) => ({ season: year * 10_001 + 1, team: "MTL" }));
// Newest first, as from the API.
const teamSeasons = seeded.teamSeasons.filter(({ season }) => season >= EXPANSION_SEASON).toReversed();
const seasonIndex: SeasonIndex = {
  clubs: allClubs,
  teamsIn: new Map(
    [...Map.groupBy(teamSeasons, ({ season }) => season)].map(([season, of]) => [season, of.map(({ team }) => team)]),
  ),
};
const franchises = new Map(seeded.teams.map(({ code, franchise }) => [code, franchise]));
const alignments = new Map(
  teamSeasons.map((one) => [teamSeasonKey(one), { ...one, franchise: franchises.get(one.team) ?? "" }]),
);

const scouted: SweaterPlayerFacts = {
  hand: "L",
  inches: 72,
  round: 2,
  number: 20,
  seasons: [49, 64, 83],
  last: 20_252_026,
};
const scouting = new Map([
  [ANSWER, scouted],
  [NEAR, { ...scouted, inches: 74, number: 22 }],
  [FAR, { ...scouted, hand: "R" as const, inches: 70, round: 0, number: 99 }],
]);

/** The player of each square: 1 to 9. */
const squares = GRID_CELLS.map((square) => [square + 1]);
const lines = {
  rows: ["club:MTL", "club:TOR", "club:EDM"],
  columns: ["country:SE", "career:500-goals", "trophy:hart"],
};

/** Everything to render rounds of a game: its screen, what it needs of the league, and a puzzle. */
export interface Fixture<Name extends GameName> {
  screen: AnyGameScreen;
  league: unknown;
  puzzle: Puzzle<GameTypes<Name>["facts"], GameTypes<Name>["secret"], GameTypes<Name>["data"]>;
  /** The guess that wins. */
  right: GameTypes<Name>["guess"];
  /** Enough wrong guesses to lose, the first of them near and the second far. */
  wrong: GameTypes<Name>["guess"][];
}

const shots = (player: (square: number) => number) => GRID_CELLS.map((square) => ({ square, player: player(square) }));

/** A puzzle of every game. */
export const FIXTURES: { [Name in GameName]: Fixture<Name> } = {
  classic: {
    screen: anyGameScreen(classicScreen),
    league: version,
    right: ANSWER,
    wrong: OTHERS,
    puzzle: { facts: rosterFacts, secret: ANSWER, data: null },
  },
  roster: {
    screen: anyGameScreen(rosterScreen),
    league: seasonIndex,
    right: SEASONS.answer,
    puzzle: {
      facts: { alignments, byFame: [] },
      secret: SEASONS.answer,
      data: { lineUp, record: [38, 28, 14], playoffs: "champion" },
    },
    wrong: [SEASONS.near, SEASONS.far, ...otherSeasons],
  },
  face: {
    screen: anyGameScreen(faceScreen),
    league: version,
    right: ANSWER,
    wrong: [NEAR, SKIP, FAR, ...OTHERS.slice(2)],
    puzzle: { facts: rosterFacts, secret: ANSWER, data: { stages: ["1", "2", "3", "4", "5", "6"], picture: "7" } },
  },
  career: {
    screen: anyGameScreen(careerScreen),
    league: registry,
    right: ANSWER,
    wrong: OTHERS,
    puzzle: {
      facts: {
        players: new Map(
          people.map(({ id, position, country, clubs: own }) => [
            id,
            { position, country, clubs: own, years: id === NEAR ? [1990, 1991] : [1950] },
          ]),
        ),
        byFame: [],
        longServing: new Set(),
      },
      secret: ANSWER,
      data: careerData,
    },
  },
  grid: {
    screen: anyGameScreen(gridScreen),
    league: registry,
    right: { square: 0, player: 1 },
    wrong: shots((square) => ((square + 1) % 9) + 1),
    puzzle: {
      facts: { players: registry.players, criteria: new Map(), franchises: new Map(), trophies: {} },
      secret: lines,
      data: { squares },
    },
  },
  legends: {
    screen: anyGameScreen(legendsScreen),
    league: registry,
    right: ANSWER,
    wrong: OTHERS,
    puzzle: { facts: readLegendsTable(legendsTable(legendRows)), secret: ANSWER, data: null },
  },
};

/** Nine right shots of the Grid. */
export const FULL_GRID = shots((square) => square + 1);

/** The Face Reveal of a player without a photograph. */
export const SWEATER: Fixture<"face"> = {
  ...FIXTURES.face,
  puzzle: {
    facts: rosterFacts,
    secret: ANSWER,
    data: { stages: [], picture: null, sweater: buildSweaterFacts(rosterFacts, ANSWER, scouting) },
  },
};

/** Returns the visible state of a round after some guesses. */
export function viewAfter<Name extends GameName>(
  game: Name,
  guesses: readonly GameTypes<Name>["guess"][],
  { kind = "daily", gaveUp = false, day = TODAY, of }: ViewOptions<Name> = {},
): GameView<Name> {
  const round: Round<unknown, unknown> = {
    ...dailyRound<unknown>(game, guesses),
    id: `${game} ${guesses.length}`,
    day,
    begun: NOON,
    gaveUp,
    deal: { kind } as RoundDeal<unknown>,
  };
  return buildRoundView(games[game] as never, (of ?? FIXTURES[game]).puzzle as never, round as never);
}

interface ViewOptions<Name extends GameName> {
  kind?: "daily" | "archive" | "practice";
  gaveUp?: boolean;
  day?: string;
  of?: Fixture<Name>;
}

/** Returns a daily that was won after some misses, a Grid with all squares; that of the running week of a weekly game. */
export const wonAfter = <Name extends GameName>(game: Name, misses: number, day = dayOf(game)): EndedRound<Name> =>
  viewAfter<GameName>(
    game,
    game === "grid" ? FULL_GRID : [...FIXTURES[game].wrong.slice(0, misses), FIXTURES[game].right],
    { day },
  ) as EndedRound<Name>;

/** Returns a daily that was lost, with the first wrong guesses. */
export const lost = <Name extends GameName>(game: Name, day = dayOf(game)): EndedRound<Name> =>
  viewAfter<GameName>(game, FIXTURES[game].wrong.slice(0, GAME_CONFIG[game].limit), { day }) as EndedRound<Name>;

const dayOf = (game: GameName) => puzzleDayOn(GAME_CONFIG[game], TODAY);

/** Returns a round as a page holds it. */
export const playOf = <Name extends GameName>(
  game: Name,
  view: GameView<Name>,
  pending: GameTypes<GameName>["guess"] | null = null,
): RoundInPlay<GameName> => ({
  game,
  view,
  ended: view.state === "guessing" ? null : view,
  reveal: null,
  response: { round: "token", view },
  failure: null,
  pending,
  busy: pending === null ? null : "judging",
  guesses: pending === null ? view.tries : [...view.tries, { guess: pending, clue: null }],
  settled: 0,
  guess() {},
  takeHint() {},
  giveUp() {},
  retry() {},
  renew() {},
});
