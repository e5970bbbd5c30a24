import { careerPointsOf, type FactsCareer } from "../career.ts";
import { elementAt, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";

/** Drafts old enough that careers can be judged. */
const DRAFTS = { first: 2000, last: 2015 };

/** Picks of a first round in those years. */
const FIRST_ROUND = 30;

/** Games of a long career: six seasons. */
const LONG_CAREER = 500;

const personOf = ({ player, points }: FactsCareer) => ({
  id: player.id,
  name: playerNameOf(player),
  last: player.last,
  pick: player.draftOverall,
  year: player.draftYear,
  points,
});

/** Describes the value of each draft position: career points of skaters, and careers that lasted. */
export function whatADraftPickIsWorth({ careers, rostered }: InsightsLeague) {
  const drafted = [...careers.values()].filter(
    ({ player: { draftYear } }) => draftYear !== null && draftYear >= DRAFTS.first && draftYear <= DRAFTS.last,
  );
  // Goalies have no comparable points.
  const skaters = drafted
    .filter(({ player }) => player.position !== "G")
    .sort((a, b) => careerPointsOf(b) - careerPointsOf(a));
  const picked = (first: number, last = first): FactsCareer[] =>
    skaters.filter(
      ({ player: { draftOverall } }) => draftOverall !== null && draftOverall >= first && draftOverall <= last,
    );
  const goalies = drafted.filter(({ player }) => player.position === "G");
  const count = DRAFTS.last - DRAFTS.first + 1;
  /** Counts the skaters picked at some positions, whether they have played or not. */
  const calledAt = (first: number, last: number): number =>
    count * (last - first + 1) -
    goalies.filter(({ player }) => Number(player.draftOverall) >= first && Number(player.draftOverall) <= last).length;
  /** Returns the average points of skaters picked at some positions, 0 without a game; can leave out the best. */
  const averageAt = (first: number, last = first, without = 0): number =>
    roundTo(
      picked(first, last)
        .slice(without)
        .reduce((sum, career) => sum + careerPointsOf(career), 0) /
        (calledAt(first, last) - without),
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
    value: averageAt(slot + 1),
  }));

  return {
    drafts: { ...DRAFTS, count },
    picks: FIRST_ROUND,
    longCareer: LONG_CAREER,
    cover: byPick.slice(0, 16).map(({ value }) => value),
    byPick,
    first: { skaters: picked(1).length, points: averageAt(1), withoutTopTwo: averageAt(1, 1, 2) },
    second: averageAt(2),
    third: averageAt(3),
    thirdOfFirst: roundTo(averageAt(3) / averageAt(1), 2),
    sixToTen: averageAt(6, 10),
    elevenToTwenty: averageAt(11, 20),
    lastTen: averageAt(21, FIRST_ROUND),
    eighth: averageAt(8),
    tenth: averageAt(10),
    twentyFourth: { points: averageAt(24), best: picked(24).slice(0, 3).map(personOf) },
    firsts: { best: picked(1).slice(0, 4).map(personOf), fewest: personOf(elementAt(picked(1), -1)) },
    unplayed: calledAt(1, FIRST_ROUND) - picked(1, FIRST_ROUND).length,
    longCareers: {
      all: lasting.length,
      // A round had at least thirty picks; only the first had exactly thirty.
      callsPerRound: count * FIRST_ROUND,
      firstRoundReached: roundTo(inRounds(1) / (count * FIRST_ROUND), 2),
      firstRound: inRounds(1),
      firstRoundShare: roundTo(inRounds(1) / lasting.length, 2),
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
      undraftedShare: roundTo(undrafted.length / rostered.length, 2),
      bestUndrafted: undrafted
        .map(({ career }) => career)
        .filter(({ player }) => player.position !== "G")
        .sort((a, b) => careerPointsOf(b) - careerPointsOf(a))
        .slice(0, 2)
        .map(personOf),
    },
  };
}
