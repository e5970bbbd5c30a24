import { firstYear } from "#rules/league/season";
import { careerPointsOf, sumColumn, type FactsCareer } from "../career.ts";
import { elementAt, findIn, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";

/** Minimum games: long enough to have had chances at a Cup. */
const LONG_CAREER = 500;

const MANY_POINTS = 1000;

/** Maurice Richard. */
const ROCKET = 8448321;

/** Number of best scorers per season. */
const BEST = 10;

const decadeOf = ({ lines }: FactsCareer): number => Math.floor(firstYear(elementAt(lines, 0).season) / 10) * 10;
const hasCup = ({ cups }: FactsCareer): boolean => cups.length > 0;

const show = (career: FactsCareer, value: number) => ({
  id: career.player.id,
  label: playerNameOf(career.player),
  last: career.player.last,
  value,
  games: career.games,
  seasons: new Set(career.lines.map(({ season }) => season)).size,
  clubs: career.clubs.length,
  playoffs: sumColumn(career.playoffs, "gp"),
});

/** Returns the first of a list by a count; of equals the one with fewer games. */
const leading = (careers: readonly FactsCareer[], count: (career: FactsCareer) => number, places: number) =>
  careers
    .toSorted((a, b) => count(b) - count(a) || a.games - b.games || a.player.id - b.player.id)
    .slice(0, places)
    .map((career) => show(career, count(career)));

/** Counts the seasons in which each player was among the league's ten best scorers. */
function countTopTens({ lines }: InsightsLeague["facts"]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const season of Map.groupBy(lines, (line) => line.season).values()) {
    const scored = [...Map.groupBy(season, ({ player }) => player)]
      .map(([id, own]) => ({ id, points: sumColumn(own, "g", "a") }))
      .sort((a, b) => b.points - a.points);
    const least = elementAt(scored, BEST - 1).points;
    for (const { id, points } of scored) if (points >= least) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Finds the best players without a Stanley Cup, and how many there are per decade. */
export function greatestWithoutACup({ facts, careers, rostered }: InsightsLeague) {
  const everyone = [...careers.values()];
  const without = everyone.filter((career) => !hasCup(career));
  const skaters = without.filter(({ player }) => player.position !== "G");
  const playing = new Set(rostered.map(({ career }) => career.player.id));
  const long = everyone.filter(({ games }) => games >= LONG_CAREER);
  const scoring = everyone
    .filter(({ player }) => player.position !== "G")
    .toSorted((a, b) => careerPointsOf(b) - careerPointsOf(a));
  const thousand = scoring.filter((career) => careerPointsOf(career) >= MANY_POINTS);
  const hundred = scoring.slice(0, 100);
  const fame = everyone.filter(({ player }) => player.hallOfFame);
  const topTens = countTopTens(facts);
  const today = facts.teams.filter(({ lastSeason }) => lastSeason === null);
  const champions = new Set(facts.champions.map(({ team }) => team));
  const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));
  const crowned = new Set([...champions].map((team) => franchises.get(team)));
  const decades = [...Map.groupBy(long, decadeOf)]
    .sort(([a], [b]) => a - b)
    .filter(([decade]) => decade >= 1930)
    .map(([label, all]) => ({ label, value: roundTo(all.filter(hasCup).length / all.length, 2), players: all.length }));
  const decade = (label: number) => findIn(decades, (one) => one.label === label);
  const scorers = leading(skaters, careerPointsOf, 10);
  return {
    longCareer: LONG_CAREER,
    points: MANY_POINTS,
    cover: ["LAK:16:Dionne", "SJS:19:Thornton"],
    scorers,
    rocketCups: careers.get(ROCKET)?.cups.length,
    dionneTens: topTens.get(elementAt(scorers, 0).id) ?? 0,
    best: BEST,
    defence: leading(
      skaters.filter(({ player }) => player.position === "D"),
      careerPointsOf,
      5,
    ),
    goalies: leading(
      without.filter(({ player }) => player.position === "G"),
      ({ wins }) => wins,
      5,
    ),
    goals: leading(skaters, ({ lines }) => sumColumn(lines, "g"), 3),
    games: leading(without, ({ games }) => games, 3),
    playoffs: leading(without, ({ playoffs }) => sumColumn(playoffs, "gp"), 5),
    playoffPoints: leading(skaters, ({ playoffs }) => sumColumn(playoffs, "g", "a"), 3),
    active: leading(
      skaters.filter(({ player }) => playing.has(player.id)),
      careerPointsOf,
      5,
    ).map((player) => ({ ...player, tens: topTens.get(player.id) ?? 0 })),
    thousand: { all: thousand.length, without: thousand.filter((career) => !hasCup(career)).length },
    hundred: { with: hundred.filter(hasCup).length, without: hundred.filter((career) => !hasCup(career)).length },
    hallOfFame: { all: fame.length, without: fame.filter((career) => !hasCup(career)).length },
    long: {
      all: long.length,
      with: long.filter(hasCup).length,
      share: roundTo(long.filter(hasCup).length / long.length, 2),
    },
    decades,
    forties: decade(1940),
    sixties: decade(1960),
    seventies: decade(1970),
    nineties: decade(1990),
    clubs: today.length,
    neverWon: today.filter(({ code }) => !crowned.has(franchises.get(code))).map(({ nickname }) => nickname),
    neverWonCount: today.filter(({ code }) => !crowned.has(franchises.get(code))).length,
  };
}
