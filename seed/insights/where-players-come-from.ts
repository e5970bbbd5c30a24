import { firstYear } from "#rules/league/season";
import type { SeasonLine } from "../facts.ts";
import { elementAt, findIn, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";

/** First season of the line chart: the last with six clubs. */
const FIRST_YEAR = 1966;

const EUROPE: ReadonlySet<string> = new Set(
  "SE FI CZ SK RU CH DE LV BY DK AT FR UA NO PL KZ IT LT SI GB IE NL HR".split(" "),
);

type Tally = ReadonlyMap<string, number>;

/** Counts players by country, each once, without players of unknown country. */
function tally(lines: readonly SeasonLine[], countries: ReadonlyMap<number, string | null>): Tally {
  const counts = new Map<string, number>();
  for (const id of new Set(lines.map(({ player }) => player))) {
    const country = countries.get(id) ?? null;
    if (country !== null) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: Tally): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
const shareOf = (counts: Tally, country: string): number => (counts.get(country) ?? 0) / total(counts);
const europeOf = (counts: Tally): number =>
  [...counts].reduce((sum, [country, count]) => (EUROPE.has(country) ? sum + count : sum), 0) / total(counts);

const ranked = (counts: Tally) =>
  [...counts]
    .map(([label, value]) => ({ label, value }))
    .sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1));

const threeShares = (label: number, counts: Tally) => ({
  label,
  players: total(counts),
  canada: roundTo(shareOf(counts, "CA"), 3),
  states: roundTo(shareOf(counts, "US"), 3),
  europe: roundTo(europeOf(counts), 3),
});

/** Describes the league by nationality: per season, per decade, and last season. */
export function wherePlayersComeFrom({ facts }: InsightsLeague) {
  const countries = new Map(facts.players.map(({ id, country }) => [id, country]));
  const seasons = [...Map.groupBy(facts.lines, ({ season }) => firstYear(season))]
    .sort(([a], [b]) => a - b)
    .map(([year, lines]) => ({ year, counts: tally(lines, countries) }));
  const decades = [...Map.groupBy(facts.lines, ({ season }) => Math.floor(firstYear(season) / 10) * 10)]
    .sort(([a], [b]) => a - b)
    .map(([decade, lines]) => threeShares(decade, tally(lines, countries)));
  const last = elementAt(seasons, -1);
  const before = findIn(seasons, ({ year }) => year === FIRST_YEAR);
  const halves = seasons.filter(({ counts }) => shareOf(counts, "CA") >= 0.5);
  const everyone = tally(facts.lines, countries);
  const aloneIn = ({ year, counts }: (typeof seasons)[number]) => {
    const playing = new Set(facts.lines.filter(({ season }) => firstYear(season) === year).map(({ player }) => player));
    return facts.players
      .filter(({ id, country }) => country !== null && counts.get(country) === 1 && playing.has(id))
      .map((player) => ({ id: player.id, name: playerNameOf(player), country: player.country }));
  };
  const peakOf = (country: string) => {
    const peak = seasons.reduce((most, season) =>
      (season.counts.get(country) ?? 0) > (most.counts.get(country) ?? 0) ? season : most,
    );
    const clubs = new Set(facts.lines.filter(({ season }) => firstYear(season) === peak.year).map(({ team }) => team));
    return {
      year: peak.year,
      next: peak.year + 1,
      players: peak.counts.get(country) ?? 0,
      clubs: clubs.size,
    };
  };
  return {
    players: total(everyone),
    countries: everyone.size,
    ever: ranked(everyone).slice(0, 8),
    onlyOne: ranked(everyone).filter(({ value }) => value === 1).length,
    seasons: seasons.filter(({ year }) => year >= FIRST_YEAR).map(({ year, counts }) => threeShares(year + 1, counts)),
    decades,
    six: {
      season: FIRST_YEAR + 1,
      players: total(before.counts),
      canada: before.counts.get("CA"),
      others: total(before.counts) - (before.counts.get("CA") ?? 0),
    },
    lastHalf: { year: elementAt(halves, -1).year, next: elementAt(halves, -1).year + 1 },
    last: {
      label: last.year + 1,
      players: total(last.counts),
      countries: last.counts.size,
      ranked: ranked(last.counts).slice(0, 12),
      canada: roundTo(shareOf(last.counts, "CA"), 2),
      states: roundTo(shareOf(last.counts, "US"), 2),
      europe: roundTo(europeOf(last.counts), 2),
      canadians: last.counts.get("CA"),
      americans: last.counts.get("US"),
      swedes: last.counts.get("SE"),
      russians: last.counts.get("RU"),
      finns: last.counts.get("FI"),
      czechs: last.counts.get("CZ"),
      slovaks: last.counts.get("SK"),
      alone: ranked(last.counts).filter(({ value }) => value === 1).length,
      aloneOf: aloneIn(last),
    },
    peaks: { CZ: peakOf("CZ"), SK: peakOf("SK"), CA: peakOf("CA"), RU: peakOf("RU"), FI: peakOf("FI") },
  };
}
