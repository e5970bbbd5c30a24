import { comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES, type ClassicClue, type ClassicClueName } from "#rules/classic/clues";
import { ANSWER_POOL } from "#rules/shared/draw";
import { computeRosterFacts, type RosterFacts, type PublishedPlayer } from "#rules/league/rostered-players";
import type { Conference, RosteredPlayer } from "#rules/league/player";
import { isAnswerable, rateFame } from "../fame.ts";
import { elementAt, findIn, greatestOf, mean, roundTo, type InsightsLeague } from "./league.ts";

/** Ages are as of the article's date. */
const DAY = "2026-11-16";

/** The value of a first guess. */
interface Opening {
  id: number;
  name: string;
  last: string;
  team: string;
  number: number | null;
  position: string;
  country: string;
  age: number | null;
  overall: number | null;
  points: number | null;
  /** Expected information of all clues, in bits. */
  bits: number;
  /** Players who can still be the answer after it, on average over all answers. */
  left: number;
}

/** Returns all rostered players as Classic compares them. */
function guessable({ facts, careers, rostered }: InsightsLeague): RosterFacts {
  const fame = rateFame(facts, careers);
  const byFame = rostered.toSorted(
    (a, b) =>
      Number(isAnswerable(facts, b.career)) - Number(isAnswerable(facts, a.career)) ||
      (fame.get(b.career.player.id) ?? 0) - (fame.get(a.career.player.id) ?? 0) ||
      a.career.player.id - b.career.player.id,
  );
  const players = byFame.map(
    ({ career: { player, points, clubs }, team, comparedNumber }, rank) =>
      ({
        ...player,
        birth: player.birthDate,
        overall: player.draftOverall,
        team,
        number: comparedNumber,
        points,
        clubs,
        fame: rank + 1,
      }) as PublishedPlayer,
  );
  const clubs = facts.teams
    .filter(({ lastSeason }) => lastSeason === null)
    .map((team) => ({ ...team, conference: team.conference as Conference }));
  return computeRosterFacts({ version: "insights", clubs, players, names: { forms: [], own: [] } }, DAY);
}

const signOf = (clue: ClassicClue, name: ClassicClueName): string => `${clue[name]?.verdict}${clue[name]?.arrow}`;

/** Groups the answers by the clues they would show, and returns the group sizes. */
function countPictures(pictures: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const picture of pictures) counts.set(picture, (counts.get(picture) ?? 0) + 1);
  return [...counts.values()];
}

/** Shannon entropy: how many times, on average, the number of candidates is halved. */
const bitsOf = (counts: readonly number[], total: number): number =>
  counts.reduce((bits, count) => bits - (count / total) * Math.log2(count / total), 0);

/** Players left on average: a group is as likely as it is large, and leaves as many. */
const leftOf = (counts: readonly number[], total: number): number =>
  counts.reduce((left, count) => left + (count * count) / total, 0);

function rate(guess: RosteredPlayer, answers: readonly RosteredPlayer[]) {
  const clues = answers.map((answer) => comparePlayers(answer, guess));
  const whole = countPictures(clues.map((clue) => CLASSIC_CLUES.map((name) => signOf(clue, name)).join()));
  const byClue = CLASSIC_CLUES.map(
    (name) => [name, bitsOf(countPictures(clues.map((clue) => signOf(clue, name))), answers.length)] as const,
  );
  const { team, number, position, country, age, overall, points } = guess;
  const opening: Opening = {
    id: guess.id,
    name: `${guess.first} ${guess.last}`,
    last: guess.last,
    team,
    number,
    position,
    country,
    age,
    overall,
    points,
    bits: bitsOf(whole, answers.length),
    left: leftOf(whole, answers.length),
  };
  return { id: guess.id, opening, byClue: Object.fromEntries(byClue) as Record<ClassicClueName, number> };
}

type Rated = ReturnType<typeof rate>;

const show = ({ opening }: Rated): Opening => ({
  ...opening,
  bits: roundTo(opening.bits, 2),
  left: roundTo(opening.left, 1),
});

const meanLeft = (rated: readonly Rated[]): number => roundTo(mean(rated.map(({ opening }) => opening.left)), 1);

/** Finds the best first guesses at Classic, by expected information about the possible answers. */
export function bestOpeningGuess(league: InsightsLeague) {
  const { players, byFame } = guessable(league);
  const everyone = [...players.values()];
  const pool = new Set(byFame.slice(0, ANSWER_POOL));
  const answers = everyone.filter(({ id }) => pool.has(id));
  const openings = everyone.map((guess) => rate(guess, answers)).sort((a, b) => b.opening.bits - a.opening.bits);
  const ratedOf = (id: number): Rated => findIn(openings, (rated) => rated.id === id);
  const known = openings.filter(({ id }) => pool.has(id));
  const famous = byFame.slice(0, 10).map(ratedOf);
  const byLeft = famous.toSorted((a, b) => a.opening.left - b.opening.left);
  const goalies = openings.filter(({ opening }) => opening.position === "G");
  const skaters = openings.filter(({ opening }) => opening.position !== "G");
  return {
    players: everyone.length,
    pool: pool.size,
    perfectBits: roundTo(Math.log2(answers.length), 2),
    meanLeft: meanLeft(openings),
    best: show(elementAt(openings, 0)),
    worst: show(greatestOf(openings, (one) => one.opening.left)),
    bestKnown: show(elementAt(known, 0)),
    topKnown: known.slice(0, 3).map(show),
    famous: famous.map(show),
    famousBest: show(elementAt(byLeft, 0)),
    famousWorst: show(elementAt(byLeft, -1)),
    beside: [elementAt(known, 0), ...famous]
      .map(show)
      .map(({ name, left }) => ({ label: name, value: left }))
      .sort((a, b) => a.value - b.value),
    goalieMeanLeft: meanLeft(goalies),
    skaterMeanLeft: meanLeft(skaters),
    bestGoalie: show(elementAt(goalies, 0)),
    byClue: CLASSIC_CLUES.map((clue) => ({
      label: clue,
      value: roundTo(mean(openings.map(({ byClue }) => byClue[clue])), 2),
    })).sort((a, b) => b.value - a.value),
  };
}
