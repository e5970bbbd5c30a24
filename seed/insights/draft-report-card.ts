import { careerPointsOf, type FactsCareer } from "../career.ts";
import { elementAt, findIn, greatestOf, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";

/** Drafts whose youngest players have had at least five seasons. */
const DRAFTS = { first: 2006, last: 2020 };

/** Number of clubs in a draft year. */
const PICKING = (year: number): number => (year >= 2017 ? 31 : 30);

/** Clubs that joined during these drafts, with the first draft of each. */
const NEWCOMERS: Readonly<Record<string, number>> = { VGK: 2017, SEA: 2021 };

/** Clubs whose picks count for the club that took over their players. */
const HEIRS: Readonly<Record<string, string>> = { ARI: "UTA" };

/** Grades by what a club's picks achieved, in percent of an average club. */
const MARKS = [
  { mark: "A+", from: 120 },
  { mark: "A", from: 112 },
  { mark: "B", from: 105 },
  { mark: "C", from: 95 },
  { mark: "D", from: 80 },
  { mark: "F", from: 0 },
];

/** Games of a regular: three seasons. */
const REGULAR = 200;

const gamesOf = (careers: readonly FactsCareer[]): number => careers.reduce((sum, { games }) => sum + games, 0);
const indexOf = (games: number, expected: number): number => roundTo((100 * games) / expected);
const markOf = (index: number): string => findIn(MARKS, ({ from }) => index >= from).mark;

/** A goalie's win counts as the two points it earns his club. */
const worthOf = (career: FactsCareer): number =>
  career.player.position === "G" ? 2 * career.wins : careerPointsOf(career);

const findOf = (career: FactsCareer) => ({
  id: career.player.id,
  name: playerNameOf(career.player),
  pick: career.player.draftOverall,
  year: career.player.draftYear,
  games: career.games,
  find: `${career.player.last} (${career.player.draftOverall})`,
});

/**
 * Returns a function with the expected games of a first-round pick: the average share of games of picks near that
 * position, times the games of this draft.
 */
function expecting(first: readonly FactsCareer[], totals: ReadonlyMap<number | null, number>) {
  const totalOf = ({ player }: FactsCareer): number => totals.get(player.draftYear) ?? 0;
  const overallOf = ({ player }: FactsCareer): number => player.draftOverall ?? 0;
  const shareAt = (overall: number): number => {
    // Values fall steeply at the first positions: only later ones are averaged with neighbours.
    const reach = overall < 3 ? 0 : overall < 6 ? 1 : 2;
    const near = first.filter((career) => Math.abs(overallOf(career) - overall) <= reach);
    return near.reduce((sum, career) => sum + career.games / totalOf(career), 0) / near.length;
  };
  return (career: FactsCareer): number => shareAt(overallOf(career)) * totalOf(career);
}

/** Grades the clubs' drafts: games of their picks, compared with an average club. */
export function draftReportCard({ facts, careers }: InsightsLeague) {
  const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, HEIRS[franchise] ?? franchise]));
  const drafted = [...careers.values()].filter(
    ({ player: { draftYear } }) => draftYear !== null && draftYear >= DRAFTS.first && draftYear <= DRAFTS.last,
  );
  const clubOf = ({ player }: FactsCareer): string => franchises.get(player.draftTeam ?? "") ?? "";
  const totals = new Map(
    [...Map.groupBy(drafted, ({ player }) => player.draftYear)].map(([year, all]) => [year, gamesOf(all)]),
  );
  const first = drafted.filter(({ player }) => player.draftRound === 1);
  const later = drafted.filter(({ player }) => player.draftRound !== 1);
  const expected = expecting(first, totals);
  const years = Array.from({ length: DRAFTS.last - DRAFTS.first + 1 }, (_, slot) => DRAFTS.first + slot);
  // Later rounds have one pick per club, so each club's expected share is equal.
  const laterShare = (club: string): number =>
    years
      .filter((year) => year >= (NEWCOMERS[club] ?? 0))
      .reduce((sum, year) => sum + gamesOf(later.filter((one) => one.player.draftYear === year)) / PICKING(year), 0);

  const today = facts.teams.filter(({ lastSeason }) => lastSeason === null);
  const graded = today.filter(({ code }) => (NEWCOMERS[code] ?? 0) <= DRAFTS.last);
  const conferences = new Map(today.map(({ code, conference }) => [code, conference]));
  const clubs = graded
    .map(({ code, nickname }) => {
      const [own, rest] = [first, later].map((all) => all.filter((career) => clubOf(career) === code)) as [
        FactsCareer[],
        FactsCareer[],
      ];
      const hoped = own.reduce((sum, career) => sum + expected(career), 0);
      const value = indexOf(gamesOf(own) + gamesOf(rest), hoped + laterShare(code));
      const finds = rest.toSorted((a, b) => worthOf(b) - worthOf(a));
      return {
        label: nickname,
        code,
        value,
        mark: markOf(value),
        first: indexOf(gamesOf(own), hoped),
        later: indexOf(gamesOf(rest), laterShare(code)),
        regulars: [...own, ...rest].filter(({ games }) => games >= REGULAR).length,
        ...findOf(elementAt(finds, 0)),
        next: finds.slice(1, 4).map(findOf),
      };
    })
    .sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1));
  const byCode = Object.fromEntries(clubs.map((club, place) => [club.code, { ...club, place: place + 1 }]));
  const steals = later.toSorted((a, b) => worthOf(b) - worthOf(a));
  return {
    drafts: { ...DRAFTS, count: years.length },
    players: drafted.length,
    games: gamesOf(drafted),
    regular: REGULAR,
    laterShare: roundTo(gamesOf(later) / gamesOf(drafted), 2),
    clubsNow: today.length,
    par: 100,
    bounds: MARKS,
    firstUnseen: years.reduce((sum, year) => sum + PICKING(year), 0) - first.length,
    firstSlots: years.reduce((sum, year) => sum + PICKING(year), 0),
    firstSeen: first.length,
    cover: clubs.slice(0, 6).map(({ code }) => `${code}:${conferences.get(code)}`),
    clubs,
    count: clubs.length,
    best: elementAt(clubs, 0),
    second: elementAt(clubs, 1),
    worst: elementAt(clubs, -1),
    bestFirst: greatestOf(clubs, (one) => one.first),
    bestLater: greatestOf(clubs, (one) => one.later),
    canada: ["OTT", "TOR", "WPG", "EDM", "MTL", "CGY", "VAN"]
      .map((code) => findIn(clubs, (club) => club.code === code))
      .map(({ label, code, value }) => ({ label, code, value }))
      .sort((a, b) => b.value - a.value),
    of: byCode,
    marks: Object.fromEntries(
      MARKS.map(({ mark }) => [mark.replace("+", "Plus"), clubs.filter((c) => c.mark === mark).length]),
    ),
    steals: steals.slice(0, 5).map((career) => ({ ...findOf(career), team: clubOf(career) })),
  };
}
