import { dayAt, daysBetween } from "#rules/shared/day";
import { compareDescriptions, doubtDescriptions } from "#rules/league/descriptions";
import { seasonOn, type Season, type Stint } from "#rules/league/season";
import {
  describeDoubtful,
  doubtSeason,
  totalsOf,
  type DoubtfulPlayer,
  type PlayerKind,
  type Totals,
} from "#rules/league/season-doubts";
import {
  doubtRosterCount,
  doubtStrangeRosters,
  doubtSwappedRosters,
  doubtUnknownPlayers,
  movePlayers,
  type RosterDoubt,
  type RosterPlace,
} from "#rules/league/rosters";
import { changedClubs, type StoredClub } from "#rules/league/standing-clubs";
import { fetchRookie, type NamedClub, type NewPlayer } from "../worker/nhl/biography.ts";
import {
  PAGES,
  fetchStatisticsPage,
  fetchOpenPlayer,
  statisticsPagesOf,
  type FetchedPlayer,
  type StatisticsPageChanges,
} from "../worker/nhl/statistics-page.ts";
import { fetchClubs } from "../worker/nhl/clubs.ts";
import type { RosterEntry } from "../worker/nhl/rosters.ts";
import { SyncFault, fetchRoster } from "../worker/nhl/nhl-api.ts";
import { asStint } from "./career.ts";
import type { Biography, LeagueFacts, RosterSpot, SeasonLine, Team } from "./facts.ts";
import { pastNamesOf } from "./rows.ts";

/** News in the league's responses. */
export interface FreshFacts {
  season: Season;
  /** Today, or unchanged if some clubs or too many players could not be fetched. */
  asOf: string;
  /** All rosters, in order of club and number. */
  rosters: RosterSpot[];
  /** Players with a first game or on a roster for the first time, in order of id. */
  newcomers: Biography[];
  /** Known players with another name, position or body, in order of id. */
  described: Biography[];
  /** Clubs with another name or alignment, in order of code. */
  clubs: StoredClub[];
  /** The current season of players whose statistics have changed; all seasons of new players. */
  lines: SeasonLine[];
  /** What could not be fetched or is doubtful, and is unchanged: rosters, single players, the standings. */
  faults: string[];
}

/** If more clubs than this fail, nothing is used. */
const MOST_SILENT = 8;

/**
 * Fetches everything that the nightly sync fetches.
 *
 * @param onStep is called after each response with the number of responses so far and in all
 * @throws Error for the first invalid page of statistics, and if all statistics or all descriptions of players are
 *   doubtful; anything else leaves a club or player unchanged
 */
export async function fetchFreshFacts(
  facts: LeagueFacts,
  now: number,
  onStep: (done: number, all: number) => void,
): Promise<FreshFacts> {
  const day = dayAt(now);
  const season = seasonOn(day);
  const today = new Map(
    facts.teams.flatMap((team) => (team.lastSeason === null ? [[team.code, storedClubOf(facts, team)]] : [])),
  );
  const pages = statisticsPagesOf(season);
  const faults: string[] = [];
  let done = 0;
  let all = 1 + today.size + pages.length;
  const step = <Answer>(answer: Answer): Answer => {
    onStep(++done, all);
    return answer;
  };

  /** Returns a response; null for a fault, which is added to the list. */
  const unlessFault = async <Answer>(answer: Promise<Answer>, about = ""): Promise<Answer | null> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof SyncFault)) throw error;
      faults.push(about + error.message);
      return null;
    }
  };

  const standings = step(await unlessFault(fetchClubs(today)));
  if (standings !== null && standings.doubt !== null) faults.push(standings.doubt);
  const entries = new Map<string, RosterEntry[]>();
  for (const team of today.keys()) {
    const roster = step(await unlessFault(fetchRoster(team, day, new Set(today.keys()))));
    if (roster !== null) entries.set(team, roster);
  }
  const listed = new Map(
    [...entries].map(([team, roster]) => [team, roster.map(({ id, number }) => [id, number] as const)] as const),
  );

  const before = new Set(facts.players.map(({ id }) => id));
  const strangers = [
    ...new Set([...listed.values()].flat().flatMap(([id, number]) => (number === null || before.has(id) ? [] : [id]))),
  ];
  all += strangers.length;

  const knownSoFar = { clubs: facts.teams.map(clubOf), stintsOf: stintsIn(facts, season) };
  const newcomers = new Map<number, Biography>();
  const lines: SeasonLine[] = [];
  const fetchedPages: ({ kind: PlayerKind } & StatisticsPageChanges)[] = [];
  const doubtful: DoubtfulPlayer[] = [];
  const asked = new Set<number>();
  const storePlayer = async (id: number, asking: Promise<FetchedPlayer | null>) => {
    asked.add(id);
    const fetched = await unlessFault(asking, `player ${id}: `);
    if (fetched === null) return;
    if ("doubt" in fetched) doubtful.push([id, fetched.doubt]);
    else if ("stints" in fetched) lines.push(...linesOf(id, fetched.stints));
    else {
      newcomers.set(id, biographyOf(fetched.newcomer));
      lines.push(...linesOf(id, fetched.newcomer.career));
    }
  };
  for (const page of pages) {
    const changes = step(await fetchStatisticsPage(page, knownSoFar, day));
    fetchedPages.push({ kind: page.kind, ...changes });
    if (changes.strangers.length > 0)
      faults.push(`${page.kind}s from ${page.from}: no club is ${changes.strangers.join(", ")}`);
    doubtful.push(...changes.doubtful);
    for (const [id, stints] of changes.figures) {
      asked.add(id);
      lines.push(...linesOf(id, stints));
    }
    for (const id of changes.unclear) await storePlayer(id, fetchOpenPlayer(id, season, knownSoFar));
  }
  const doubt = doubtSeason({ pages: fetchedPages, doubtful, stored: totalsIn(facts, season) }, PAGES);
  if (doubt !== null) throw new Error(doubt);
  if (doubtful.length > 0) faults.push(describeDoubtful(doubtful));
  for (const id of strangers) {
    // Most have played, so their statistics include a biography.
    if (!asked.has(id)) await storePlayer(id, fetchRookie(id, knownSoFar.clubs, season));
    step(id);
  }
  const nowhere = { team: null, number: null };
  const stored = new Map<number, RosterPlace>(facts.players.map(({ id }) => [id, nowhere]));
  for (const { player, team, number } of facts.rosters) stored.set(player, { team, number });
  const compared = { stored, listed, ended: [] };
  const discard = (doubts: readonly RosterDoubt[]) => {
    for (const { team, fault } of doubts) {
      listed.delete(team);
      faults.push(`roster of ${team}: ${fault}`);
    }
  };
  discard(doubtStrangeRosters(compared));
  // The nightly sync believes them on the second night; here the maintainer decides, who reads the faults.
  discard(doubtSwappedRosters(compared, new Map(lines.map(({ player, team }) => [player, team]))));
  const silent = today.size - listed.size;
  if (silent > MOST_SILENT) throw new Error(`${silent} clubs could not be learned: ${faults[0]}`);
  const players = new Map(facts.players.map((player) => [player.id, { ...player, positionSince: null }]));
  const descriptions = compareDescriptions(
    [...listed.keys()].flatMap((team) => entries.get(team) ?? []),
    players,
    day,
  );
  const others = doubtDescriptions(descriptions, daysBetween(facts.asOf, day));
  if (others !== null) throw new Error(others);
  if (descriptions.doubtful.length > 0) faults.push(describeDoubtful(descriptions.doubtful));
  const changes = new Map(descriptions.described);
  for (const id of newcomers.keys()) stored.set(id, nowhere);
  for (const { id, ...place } of movePlayers(compared)) stored.set(id, place);
  const rosters = [...stored]
    .flatMap(([player, { team, number }]) => (team === null || number === null ? [] : [{ player, team, number }]))
    .sort((a, b) => a.team.localeCompare(b.team, "en") || a.number - b.number || a.player - b.player);
  const incomplete = doubtRosterCount(rosters.length);
  if (incomplete !== null) throw new Error(incomplete);
  const missing = strangers.filter((id) => !newcomers.has(id)).length;
  const isWhole = silent === 0 && doubtUnknownPlayers(missing, rosters.length) === null;
  return {
    season,
    asOf: isWhole ? day : facts.asOf,
    rosters,
    newcomers: [...newcomers.values()].sort((a, b) => a.id - b.id),
    described: facts.players.flatMap((player) =>
      changes.has(player.id) ? { ...player, ...changes.get(player.id) } : [],
    ),
    clubs: standings === null ? [] : changedClubs(today, standings.clubs, day),
    lines: lines.sort((a, b) => a.player - b.player || a.season - b.season || a.stint - b.stint),
    faults,
  };
}

const storedClubOf = (facts: LeagueFacts, team: Team): StoredClub => ({
  ...team,
  conference: team.conference ?? "",
  division: team.division ?? "",
  first: team.firstSeason,
  past: pastNamesOf(facts, team.code),
});

const clubOf = (team: Team): NamedClub => ({ ...team, first: team.firstSeason, last: team.lastSeason });

/** Returns a season's stints in the facts: empty for a known player without any, undefined for an unknown one. */
function stintsIn({ players, lines }: LeagueFacts, season: Season) {
  const positions = new Map(players.map(({ id, position }) => [id, position]));
  const known = new Map(
    [...Map.groupBy(lines, ({ player }) => player)].map(([id, career]) => [
      id,
      career
        .filter((line) => line.season === season)
        .map((line) => asStint({ position: positions.get(id) ?? "F" }, line, line.otl)),
    ]),
  );
  return async (ids: readonly number[]) =>
    new Map(
      ids.flatMap((id) => {
        const stints = known.get(id);
        return stints === undefined ? [] : [[id, stints] as const];
      }),
    );
}

/** Returns the sums of a season in the facts. */
function totalsIn({ players, lines }: LeagueFacts, season: Season): Record<PlayerKind, Totals> {
  const goalies = new Set(players.flatMap(({ id, position }) => (position === "G" ? [id] : [])));
  const isOf = (kind: PlayerKind) => (line: SeasonLine) =>
    line.season === season && goalies.has(line.player) === (kind === "goalie");
  const totals = (kind: PlayerKind) =>
    totalsOf(lines.filter(isOf(kind)).map((line) => asStint({ position: "G" }, line, line.otl)));
  return { skater: totals("skater"), goalie: totals("goalie") };
}

function linesOf(player: number, stints: readonly Stint[]): SeasonLine[] {
  return stints.map(([season, team, gp, g, a, w = null, l = null, otl = null, so = null, ga = null, sa = null], at) => {
    const stint = stints.slice(0, at + 1).filter(([of]) => of === season).length;
    return { player, season, stint, team, gp, g, a, w, l, otl, so, ga, sa };
  });
}

const biographyOf = ({ draft, career: _career, ...player }: NewPlayer): Biography => ({
  ...player,
  draftYear: draft?.year ?? null,
  draftRound: draft?.round ?? null,
  draftOverall: draft?.overallPick ?? null,
  draftTeam: draft?.teamAbbrev ?? null,
  hallOfFame: false,
});
