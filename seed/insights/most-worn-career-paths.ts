import { firstYear } from "#rules/league/season";
import type { FactsCareer } from "../career.ts";
import { elementAt, findIn, mean, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";

/** Minimum games of a career, so that call-ups do not count as clubs. */
const LONG_CAREER = 500;

/** First season with twenty or more clubs and free agency. */
const MODERN = 1990;

const MILESTONE = 1000;

interface Traveller {
  career: FactsCareer;
  /** Franchises in order of first game: a relocated club counts once. */
  homes: string[];
}

/** Counts players per pair of franchises, most frequent first. */
function wearPairs(travellers: readonly Traveller[]) {
  const pairs = new Map<string, FactsCareer[]>();
  for (const { career, homes } of travellers) {
    const sorted = homes.toSorted();
    for (const [place, one] of sorted.entries()) {
      for (const other of sorted.slice(place + 1)) {
        const key = `${one} ${other}`;
        const walked = pairs.get(key);
        if (walked === undefined) pairs.set(key, [career]);
        else walked.push(career);
      }
    }
  }
  return [...pairs]
    .map(([key, walked]) => {
      const [one = "", other = ""] = key.split(" ");
      const known = walked
        .toSorted((a, b) => b.games - a.games)
        .slice(0, 3)
        .map(({ player }) => playerNameOf(player));
      return { label: `${one} – ${other}`, one, other, value: walked.length, known };
    })
    .sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1));
}

/** Groups careers by the decade of their debut. */
function byDebut(travellers: readonly Traveller[]) {
  const decades = Map.groupBy(
    travellers,
    ({ career }) => Math.floor(firstYear(elementAt(career.lines, 0).season) / 10) * 10,
  );
  return [...decades]
    .sort(([a], [b]) => a - b)
    .filter(([decade]) => decade >= 1940)
    .map(([decade, list]) => ({
      label: decade,
      value: roundTo(mean(list.map(({ homes }) => homes.length)), 1),
      oneHome: roundTo(list.filter(({ homes }) => homes.length === 1).length / list.length, 2),
    }));
}

const show = ({ career, homes }: Traveller) => ({
  id: career.player.id,
  name: playerNameOf(career.player),
  clubs: homes.length,
  games: career.games,
  homes,
  codes: career.clubs,
});

/** Describes which clubs share the most players, and how many clubs players have. */
export function mostWornCareerPaths({ facts, careers, rostered }: InsightsLeague) {
  const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));
  const shapes = new Map(
    facts.teams.filter(({ lastSeason }) => lastSeason === null).map(({ code, conference }) => [code, conference]),
  );
  const everyone = [...careers.values()]
    .map((career): Traveller => ({
      career,
      homes: [...new Set(career.clubs.map((code) => franchises.get(code) ?? code))],
    }))
    .sort((a, b) => b.homes.length - a.homes.length || b.career.games - a.career.games);
  const pairs = wearPairs(everyone);
  const modern = wearPairs(everyone.filter(({ career }) => firstYear(elementAt(career.lines, 0).season) >= MODERN));
  const long = everyone.filter(({ career }) => career.games >= LONG_CAREER);
  const milestone = everyone.filter(({ career }) => career.games >= MILESTONE);
  const faithful = milestone.filter(({ homes }) => homes.length === 1).sort((a, b) => b.career.games - a.career.games);
  const rosteredIds = new Set(rostered.map(({ career }) => career.player.id));
  const farthest = elementAt(everyone, 0);
  const debuts = byDebut(long);
  const current = facts.teams.filter(({ lastSeason }) => lastSeason === null).map(({ code }) => code);
  const worn = new Set(pairs.map(({ label }) => label));
  const untrodden = current.flatMap((one) =>
    current.filter((other) => one < other && !worn.has(`${one} – ${other}`)).map((other) => [one, other]),
  );
  return {
    players: everyone.length,
    modernSince: MODERN,
    longCareer: LONG_CAREER,
    milestone: MILESTONE,
    cover: farthest.career.clubs.map((code) => `${code}:${shapes.get(code) ?? "past"}`),
    farthest: show(farthest),
    nextMost: elementAt(everyone, 1).homes.length,
    nextMostPlayers: everyone.filter(({ homes }) => homes.length === elementAt(everyone, 1).homes.length).length,
    oneHome: everyone.filter(({ homes }) => homes.length === 1).length,
    oneHomeShare: roundTo(everyone.filter(({ homes }) => homes.length === 1).length / everyone.length, 2),
    sixOrMore: everyone.filter(({ homes }) => homes.length >= 6).length,
    pairs: pairs.slice(0, 10),
    modernPairs: modern.slice(0, 3),
    clubs: current.length,
    possible: (current.length * (current.length - 1)) / 2,
    untrodden,
    milestonePlayers: milestone.length,
    faithful: { count: faithful.length, first: faithful.slice(0, 3).map(show) },
    byDebut: debuts,
    settled: findIn(debuts, ({ label }) => label === 1960),
    restless: findIn(debuts, ({ label }) => label === 1980),
    latest: findIn(debuts, ({ label }) => label === 2010),
    today: everyone
      .filter(({ career }) => rosteredIds.has(career.player.id))
      .slice(0, 3)
      .map(show),
  };
}
