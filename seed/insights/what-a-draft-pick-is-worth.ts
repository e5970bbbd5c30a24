import { pointsOf, type Career } from "../career.ts";
import { at, mean, nameOf, round, type League } from "./league.ts";

/** Drafts far enough back that their careers have taken shape. */
const DRAFTS = { first: 2000, last: 2015 };

/** How many names were called in a first round of those years. */
const FIRST_ROUND = 30;

/** Games that make a long career: six seasons and more. */
const LONG_CAREER = 500;

const averageOf = (careers: readonly Career[]): number => round(mean(careers.map(pointsOf)));

const personOf = ({ player, points }: Career) => ({
  id: player.id,
  name: nameOf(player),
  last: player.last,
  pick: player.draftOverall,
  year: player.draftYear,
  points,
});

/** What became of each place in the draft: career points of skaters, and who lasted. */
export function whatADraftPickIsWorth({ careers, rostered }: League) {
  const drafted = [...careers.values()].filter(
    ({ player: { draftYear } }) => draftYear !== null && draftYear >= DRAFTS.first && draftYear <= DRAFTS.last,
  );
  // Points say nothing about goalies.
  const skaters = drafted.filter(({ player }) => player.position !== "G").sort((a, b) => pointsOf(b) - pointsOf(a));
  const picked = (first: number, last = first): Career[] =>
    skaters.filter(
      ({ player: { draftOverall } }) => draftOverall !== null && draftOverall >= first && draftOverall <= last,
    );
  const lasting = drafted.filter(({ games }) => games >= LONG_CAREER);
  const rounds = Map.groupBy(lasting, ({ player }) => player.draftRound);
  const inRounds = (first: number, last = first): number =>
    [...rounds].reduce(
      (count, [number, { length }]) => (number !== null && number >= first && number <= last ? count + length : count),
      0,
    );
  const steals = picked(200, 300);
  const undrafted = rostered.filter(({ career }) => career.player.draftOverall === null);
  const byPick = Array.from({ length: FIRST_ROUND }, (_, slot) => ({
    label: slot + 1,
    value: averageOf(picked(slot + 1)),
  }));

  return {
    drafts: { ...DRAFTS, count: DRAFTS.last - DRAFTS.first + 1 },
    picks: FIRST_ROUND,
    longCareer: LONG_CAREER,
    cover: byPick.slice(0, 16).map(({ value }) => value),
    byPick,
    first: { skaters: picked(1).length, points: averageOf(picked(1)), withoutTopTwo: averageOf(picked(1).slice(2)) },
    second: averageOf(picked(2)),
    third: averageOf(picked(3)),
    thirdOfFirst: round(averageOf(picked(3)) / averageOf(picked(1)), 2),
    sixToTen: averageOf(picked(6, 10)),
    elevenToTwenty: averageOf(picked(11, 20)),
    lastTen: averageOf(picked(21, FIRST_ROUND)),
    eighth: averageOf(picked(8)),
    tenth: averageOf(picked(10)),
    twentyFourth: { points: averageOf(picked(24)), best: picked(24).slice(0, 3).map(personOf) },
    firsts: { best: picked(1).slice(0, 4).map(personOf), fewest: personOf(at(picked(1), -1)) },
    longCareers: {
      all: lasting.length,
      firstRound: inRounds(1),
      firstRoundShare: round(inRounds(1) / lasting.length, 2),
      afterThird: inRounds(4, 9),
      firstOverall: drafted.filter(({ player, games }) => player.draftOverall === 1 && games >= LONG_CAREER).length,
      byRound: Array.from({ length: 7 }, (_, slot) => ({ label: slot + 1, value: inRounds(slot + 1) })),
    },
    steals: steals.slice(0, 3).map(personOf),
    today: {
      rostered: rostered.length,
      firstOverall: rostered.filter(({ career }) => career.player.draftOverall === 1).length,
      firstRound: rostered.filter(({ career }) => career.player.draftRound === 1).length,
      undrafted: undrafted.length,
      undraftedShare: round(undrafted.length / rostered.length, 2),
      bestUndrafted: undrafted
        .map(({ career }) => career)
        .filter(({ player }) => player.position !== "G")
        .sort((a, b) => pointsOf(b) - pointsOf(a))
        .slice(0, 2)
        .map(personOf),
    },
  };
}
