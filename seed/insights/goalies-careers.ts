import { ageOn } from "#rules/shared/day";
import { firstYear } from "#rules/league/season";
import { sumColumn, type FactsCareer } from "../career.ts";
import type { SeasonLine } from "../facts.ts";
import { elementAt, findIn, greatestOf, mean, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";

/** First season with games of all goalies. */
const FIRST_YEAR = 1955;

/** Games of a workhorse, in full seasons of comparable length. */
const WORKHORSE = 60;
const LONG_CAREER = 500;

/** Minimum career of goalies in the comparison of draft positions. */
const REGULAR = { games: 300, since: 1990 };

/** Ages of young, prime and old goalies. */
const AGES = { young: 22, prime: 24, primeLast: 31, old: 35 };

/** Age in the middle of a season. */
const ageIn = ({ player: { birthDate } }: FactsCareer, year: number): number | null =>
  birthDate === null ? null : ageOn(birthDate, `${year + 1}-01-31`);

/** Returns how goalies shared the games of a season. */
function workload(year: number, lines: readonly SeasonLine[]) {
  const clubs = [...Map.groupBy(lines, ({ team }) => team).values()];
  const shares = clubs.map((nets) => Math.max(...nets.map(({ gp }) => gp ?? 0)) / sumColumn(nets, "gp"));
  const men = Map.groupBy(lines, ({ player }) => player);
  const shot = lines.filter(({ sa }) => sa !== null && sa > 0);
  return {
    label: year + 1,
    value: roundTo(mean(shares), 3),
    men: men.size,
    clubs: clubs.length,
    workhorses: [...men.values()].filter((season) => sumColumn(season, "gp") >= WORKHORSE).length,
    saves: shot.length === 0 ? null : roundTo(1 - sumColumn(shot, "ga") / sumColumn(shot, "sa"), 4),
  };
}

const show = ({ player, games, wins, points }: FactsCareer) => ({
  id: player.id,
  name: playerNameOf(player),
  games,
  wins,
  points,
});

/** Describes goalies' careers: how many there are, at which age they play, and who gets the games. */
export function goaliesCareers({ facts, careers, rostered }: InsightsLeague) {
  const goalies = [...careers.values()].filter(({ player }) => player.position === "G").sort((a, b) => b.wins - a.wins);
  const ids = new Set(goalies.map(({ player }) => player.id));
  const lines = facts.lines.filter(({ player, gp }) => ids.has(player) && (gp ?? 0) > 0);
  const seasons = [...Map.groupBy(lines, ({ season }) => firstYear(season))]
    .sort(([a], [b]) => a - b)
    .filter(([year]) => year >= FIRST_YEAR)
    .map(([year, nets]) => workload(year, nets));
  const seasonOf = (year: number) => findIn(seasons, ({ label }) => label === year + 1);

  const games = new Map<number, number>();
  for (const career of goalies) {
    for (const line of career.lines) {
      const age = ageIn(career, firstYear(line.season));
      if (age !== null && firstYear(line.season) >= REGULAR.since)
        games.set(age, (games.get(age) ?? 0) + (line.gp ?? 0));
    }
  }
  const byAge = [...games].sort(([a], [b]) => a - b).map(([label, value]) => ({ label, value }));
  const worked = byAge.reduce((total, { value }) => total + value, 0);
  const between = (first: number, last: number): number =>
    roundTo(
      byAge.filter(({ label }) => label >= first && label <= last).reduce((part, { value }) => part + value, 0) /
        worked,
      2,
    );

  const regulars = goalies.filter(
    ({ games: played, lines: all }) => played >= REGULAR.games && firstYear(elementAt(all, 0).season) >= REGULAR.since,
  );
  const arrived = goalies.filter(({ lines: all }) => firstYear(elementAt(all, 0).season) >= REGULAR.since);
  const late = regulars.filter(({ player }) => (player.draftOverall ?? 0) >= 200).sort((a, b) => b.wins - a.wins);
  /** Returns how many of the goalies became regulars. */
  const lastingOf = (isOne: (career: FactsCareer) => boolean) => ({
    regulars: regulars.filter(isOne).length,
    arrived: arrived.filter(isOne).length,
  });
  const today = rostered.map(({ career }) => career).filter(({ player }) => player.position === "G");
  const saving = seasons.filter(({ saves }) => saves !== null);
  return {
    goalies: goalies.length,
    oneGame: goalies.filter(({ games: played }) => played === 1).length,
    underTen: goalies.filter(({ games: played }) => played < 10).length,
    underTenShare: roundTo(goalies.filter(({ games: played }) => played < 10).length / goalies.length, 2),
    longCareer: LONG_CAREER,
    longCareers: goalies.filter(({ games: played }) => played >= LONG_CAREER).length,
    wins: goalies.slice(0, 3).map(show),
    workhorse: WORKHORSE,
    seasons,
    sixClubs: seasonOf(FIRST_YEAR),
    fewest: seasons.reduce((least, season) => (season.men < least.men ? season : least)),
    expansion: seasonOf(1967),
    workhorsePeak: seasons.reduce((most, season) => (season.workhorses > most.workhorses ? season : most)),
    last: elementAt(seasons, -1),
    mostMen: seasons.reduce((most, season) => (season.men > most.men ? season : most)),
    byAge,
    since: REGULAR.since,
    busiestAge: byAge.reduce((most, age) => (age.value > most.value ? age : most)),
    ages: AGES,
    primeShare: between(AGES.prime, AGES.primeLast),
    youngShare: between(18, AGES.young),
    oldShare: between(AGES.old, 50),
    saving: {
      best: saving.reduce((most, season) => ((season.saves ?? 0) > (most.saves ?? 0) ? season : most)),
      series: saving.map(({ label, saves }) => ({ label, value: saves })),
      first: elementAt(saving, 0),
    },
    regulars: {
      games: REGULAR.games,
      count: regulars.length,
      arrived: arrived.length,
      firstRound: lastingOf(({ player }) => player.draftRound === 1),
      undrafted: lastingOf(({ player }) => player.draftOverall === null),
      afterHundred: lastingOf(({ player }) => (player.draftOverall ?? 0) > 100),
      late: late.slice(0, 4).map((career) => ({ ...show(career), pick: career.player.draftOverall })),
      lateCount: late.length,
    },
    today: {
      count: today.length,
      undrafted: today.filter(({ player }) => player.draftOverall === null).length,
      firstRound: today.filter(({ player }) => player.draftRound === 1).length,
      withPoints: today.filter(({ points }) => points !== null).length,
      mostPoints: show(greatestOf(today, ({ points }) => points ?? 0)),
    },
  };
}
