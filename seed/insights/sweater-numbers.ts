import { careerPointsOf } from "../career.ts";
import { elementAt, greatestOf, mean, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";

const HIGHEST = 98;

/** Largest difference of numbers that Classic shows as near. */
const NEAR = 5;

type Worn = InsightsLeague["rostered"][number];

const wearers = (worn: readonly Worn[]) =>
  worn
    .toSorted((a, b) => (b.career.points ?? 0) - (a.career.points ?? 0))
    .map(({ career, team }) => ({
      id: career.player.id,
      name: playerNameOf(career.player),
      team,
      points: career.points,
    }));

/** Returns the numbers worn at a position, most frequent first. */
function favourites(rostered: readonly Worn[], positions: string) {
  const worn = rostered.filter(({ career }) => positions.includes(career.player.position));
  const numbers = [...Map.groupBy(worn, ({ number }) => number)]
    .map(([number, list]) => ({ number, count: list.length }))
    .sort((a, b) => b.count - a.count || a.number - b.number);
  return { players: worn.length, numbers: numbers.slice(0, 6) };
}

/** Returns whether a number is the last two digits of the player's birth year. */
const wearsHisYear = ({ career: { player }, number }: Worn): boolean =>
  player.birthDate !== null && Number(player.birthDate.slice(2, 4)) === number;

/** Describes the numbers of today's rosters: which are worn, their wearers, and what they reveal to a guesser. */
export function sweaterNumbers({ rostered }: InsightsLeague) {
  const byNumber = Map.groupBy(rostered, ({ number }) => number);
  const countOf = (number: number): number => byNumber.get(number)?.length ?? 0;
  const spread = Array.from({ length: HIGHEST }, (_, slot) => ({ label: slot + 1, value: countOf(slot + 1) }));
  const top = spread.toSorted((a, b) => b.value - a.value || a.label - b.label);
  const within = (first: number, last: number): Worn[] =>
    rostered.filter(({ number }) => number >= first && number <= last);
  const skatersOf = (tens: number): Worn[] =>
    within(tens, tens + 9).filter(({ career }) => career.player.position !== "G");
  const goalies = rostered.filter(({ career }) => career.player.position === "G");
  const nearest = spread
    .map(({ label }) => ({ label, value: within(label - NEAR, label + NEAR).length }))
    .sort((a, b) => b.value - a.value || a.label - b.label);
  const years = rostered.filter(wearsHisYear);
  const bands = Array.from({ length: 10 }, (_, band) => ({
    label: band === 0 ? "1–9" : `${band * 10}–${Math.min(band * 10 + 9, HIGHEST)}`,
    value: roundTo(mean(skatersOf(band * 10).map(({ career }) => careerPointsOf(career)))),
    players: within(band * 10, band * 10 + 9).length,
  }));
  return {
    cover: [97, elementAt(top, 0).label, 87, 91],
    players: rostered.length,
    highest: HIGHEST,
    different: byNumber.size,
    spread,
    most: { number: elementAt(top, 0).label, count: elementAt(top, 0).value },
    runnersUp: top.slice(1, 5).map(({ label, value }) => ({ number: label, count: value })),
    unworn: spread.filter(({ value }) => value === 0).map(({ label }) => label),
    loners: spread
      .filter(({ value }) => value === 1)
      .map(({ label }) => ({ number: label, ...elementAt(wearers(byNumber.get(label) ?? []), 0) })),
    high: { count: within(80, HIGHEST).length, share: roundTo(within(80, HIGHEST).length / rostered.length, 3) },
    lowHalf: roundTo(within(1, 29).length / rostered.length, 2),
    bands,
    lowestBand: bands.reduce((least, band) => (band.value < least.value ? band : least)),
    highestBand: greatestOf(bands, ({ value }) => value),
    ninetyOne: { count: countOf(91), first: wearers(byNumber.get(91) ?? []).slice(0, 2) },
    ninetySeven: { count: countOf(97), first: wearers(byNumber.get(97) ?? []).slice(0, 2) },
    goalies: {
      count: goalies.length,
      thirties: goalies.filter(({ number }) => number >= 30 && number <= 39).length,
      ones: goalies.filter(({ number }) => number === 1).length,
      onesAll: countOf(1),
      ...favourites(rostered, "G"),
    },
    defence: favourites(rostered, "D"),
    defenceLow: {
      count: within(2, 8).filter(({ career }) => career.player.position === "D").length,
      all: within(2, 8).length,
    },
    centres: favourites(rostered, "C"),
    near: {
      best: elementAt(nearest, 0),
      share: roundTo(elementAt(nearest, 0).value / rostered.length, 2),
      worst: elementAt(nearest, -1),
    },
    years: {
      count: years.length,
      first: wearers(years).slice(0, 4),
    },
  };
}
