import { dayAt } from "#rules/shared/day";
import { seasonOn, type Season, type Stint } from "#rules/league/season";
import { fetchRookies, type NamedClub, type NewPlayer } from "../worker/nhl/biography.ts";
import { fetchStatisticsPage, fetchOpenPlayers, statisticsPagesOf } from "../worker/nhl/statistics-page.ts";
import { MIN_KNOWN_PLAYERS } from "../worker/nhl/rosters.ts";
import { SyncFault, fetchRoster } from "../worker/nhl/nhl-api.ts";
import type { Biography, LeagueFacts, RosterSpot, SeasonLine } from "./facts.ts";

/** News in the league's responses. */
export interface FreshFacts {
  season: Season;
  /** Today, or unchanged if some clubs could not be fetched. */
  asOf: string;
  /** All rosters, in order of club and number. */
  rosters: RosterSpot[];
  /** Players with a first game or on a roster for the first time, in order of id. */
  newcomers: Biography[];
  /** The current season of players whose statistics have changed; all seasons of new players. */
  lines: SeasonLine[];
  /** Clubs without a valid roster: they are unchanged. */
  faults: string[];
}

/** If more clubs than this fail, nothing is used. */
const MOST_SILENT = 8;

/**
 * Fetches everything that the nightly sync fetches.
 *
 * @param now Unix milliseconds
 * @param onStep is called after each response with the number of responses so far and in all
 * @throws Error for the first invalid response, except rosters: an invalid one leaves its club unchanged
 */
export async function fetchFreshFacts(
  facts: LeagueFacts,
  now: number,
  onStep: (done: number, all: number) => void,
): Promise<FreshFacts> {
  const day = dayAt(now);
  const season = seasonOn(day);
  const today = facts.teams.filter(({ lastSeason }) => lastSeason === null).map(({ code }) => code);
  const pages = statisticsPagesOf(season);
  let done = 0;
  let all = today.length + pages.length;
  const step = <Answer>(answer: Answer | SyncFault): Answer => {
    if (answer instanceof SyncFault) throw new Error(answer.why);
    onStep(++done, all);
    return answer;
  };

  const faults: string[] = [];
  const spotsOf = new Map<string, Spot[]>();
  for (const team of today) {
    const roster = await fetchRoster(team, day, new Set(today));
    onStep(++done, all);
    if (roster instanceof SyncFault) faults.push(roster.why);
    else
      spotsOf.set(
        team,
        roster.map(({ id, number }) => ({ team, id, number })),
      );
  }
  const listed = [...spotsOf.values()].flat();

  const before = new Set(facts.players.map(({ id }) => id));
  const strangers = [...new Set(listed.flatMap(({ id, number }) => (number === null || before.has(id) ? [] : [id])))];
  all += strangers.length;

  const knownSoFar = { clubs: facts.teams.map(clubOf), stintsOf: stintsIn(facts, season) };
  const newcomers = new Map<number, Biography>();
  const lines: SeasonLine[] = [];
  for (const page of pages) {
    const { figures, unclear, strangers } = step(await fetchStatisticsPage(page, knownSoFar));
    if (strangers.length > 0) faults.push(`${page.kind}s from ${page.from}: no club is ${strangers.join(", ")}`);
    for (const [id, stints] of figures) lines.push(...linesOf(id, stints));
    for (const fetched of await fetchOpenPlayers(page, unclear, knownSoFar)) {
      if ("fault" in fetched) throw faultOf(fetched);
      if ("newcomer" in fetched) newcomers.set(fetched.id, biographyOf(fetched.newcomer));
      lines.push(...linesOf(fetched.id, "newcomer" in fetched ? fetched.newcomer.career : fetched.stints));
    }
  }
  for (const id of strangers) {
    // Most have played, so their statistics include a biography.
    const [rookie] = newcomers.has(id) ? [] : await fetchRookies([id], knownSoFar.clubs, season);
    step(id);
    if (rookie === undefined) continue;
    if ("fault" in rookie) throw faultOf(rookie);
    newcomers.set(id, biographyOf(rookie.newcomer));
    lines.push(...linesOf(id, rookie.newcomer.career));
  }
  const isKnown = ({ id }: Spot) => before.has(id) || newcomers.has(id);
  const place = () =>
    placeEverybody(facts.rosters, [...spotsOf.values()].flat().filter(isKnown), new Set(spotsOf.keys()));
  for (const team of spotsOf.keys()) {
    const known = place().filter((spot) => spot.team === team && before.has(spot.player)).length;
    if (known >= MIN_KNOWN_PLAYERS) continue;
    spotsOf.delete(team);
    faults.push(`roster of ${team}: only ${known} players who can be on it`);
  }
  for (const { team, before: from } of takeovers(facts.rosters, place())) {
    spotsOf.delete(team);
    faults.push(`roster of ${team}: most players of ${from}`);
  }
  const silent = today.length - spotsOf.size;
  if (silent > MOST_SILENT) throw new Error(`${silent} clubs could not be learned: ${faults[0]}`);
  return {
    season,
    asOf: silent === 0 ? day : facts.asOf,
    rosters: place(),
    newcomers: [...newcomers.values()].sort((a, b) => a.id - b.id),
    lines: lines.sort((a, b) => a.player - b.player || a.season - b.season || a.stint - b.stint),
    faults,
  };
}

/** A player on a club's roster. */
interface Spot {
  team: string;
  id: number;
  number: number | null;
}

const faultOf = ({ id, fault }: { id: number; fault: SyncFault }): Error => new Error(`player ${id}: ${fault.why}`);

const clubOf = ({ code, place, nickname, firstSeason, lastSeason }: LeagueFacts["teams"][number]): NamedClub => ({
  code,
  place,
  nickname,
  first: firstSeason,
  last: lastSeason,
});

/**
 * Returns the stints of a season in the facts: empty for a known player without any, undefined for an unknown player.
 */
function stintsIn({ players, lines }: LeagueFacts, season: Season) {
  const positions = new Map(players.map(({ id, position }) => [id, position]));
  const known = new Map(
    [...Map.groupBy(lines, ({ player }) => player)].map(([id, career]) => [
      id,
      career.filter((line) => line.season === season).map((line) => stintOf(line, positions.get(id) ?? "F")),
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

const stintOf = (
  { season, team, gp, g, a, w, l, otl, so, ga, sa }: SeasonLine,
  position: Biography["position"],
): Stint => (position === "G" ? [season, team, gp, g, a, w, l, otl, so, ga, sa] : [season, team, gp, g, a]);

function linesOf(player: number, stints: readonly Stint[]): SeasonLine[] {
  return stints.map(([season, team, gp, g, a, w = null, l = null, otl = null, so = null, ga = null, sa = null], at) => {
    const stint = stints.slice(0, at + 1).filter(([of]) => of === season).length;
    return { player, season, stint, team, gp, g, a, w, l, otl, so, ga, sa };
  });
}

const biographyOf = ({ playerId, firstName, lastName, position, draft, ...body }: NewPlayer): Biography => ({
  id: playerId,
  first: firstName,
  last: lastName,
  position,
  shoots: body.shootsCatches,
  heightCm: body.heightInCentimeters,
  weightKg: body.weightInKilograms,
  birthDate: body.birthDate,
  country: body.country,
  draftYear: draft?.year ?? null,
  draftRound: draft?.round ?? null,
  draftOverall: draft?.overallPick ?? null,
  draftTeam: draft?.teamAbbrev ?? null,
  hallOfFame: false,
});

/**
 * Returns the clubs that would take more than half of another's players at once. A night believes it on the second night
 * (worker/store/apply-sync.ts); a refresh by hand leaves it to the maintainer, who reads the faults.
 */
function takeovers(before: readonly RosterSpot[], after: readonly RosterSpot[]): { team: string; before: string }[] {
  const teamOf = new Map(after.map(({ player, team }) => [player, team]));
  return [...Map.groupBy(before, ({ team }) => team)].flatMap(([from, spots]) => {
    const movers = spots.flatMap(({ player }) => teamOf.get(player) ?? []).filter((team) => team !== from);
    return [...Map.groupBy(movers, (team) => team)]
      .filter(([, { length }]) => 2 * length > spots.length)
      .map(([team]) => ({ team, before: from }));
  });
}

/**
 * Returns one roster spot per player, by the rules of the NHL sync (worker/store/apply-sync.ts). A player listed by two
 * clubs stays with the current club, otherwise joins the first by code that has a number for the player. A player listed
 * without a number keeps the previous one. A player listed by no club is removed, unless the club did not respond.
 */
function placeEverybody(
  before: readonly RosterSpot[],
  listed: readonly Spot[],
  answeredTeams: ReadonlySet<string>,
): RosterSpot[] {
  const old = new Map(before.map((spot) => [spot.player, spot]));
  const placesOf = Map.groupBy(listed, ({ id }) => id);
  const spots = [...placesOf].flatMap(([player, places]) => {
    const place =
      places.find(({ team }) => team === old.get(player)?.team) ??
      places.toSorted(
        (a, b) => Number(a.number === null) - Number(b.number === null) || a.team.localeCompare(b.team, "en"),
      )[0];
    const number = place?.number ?? old.get(player)?.number;
    return place === undefined || number === undefined ? [] : [{ player, team: place.team, number }];
  });
  const unheard = before.filter(({ player, team }) => !answeredTeams.has(team) && !placesOf.has(player));
  return [...spots, ...unheard].sort(
    (a, b) => a.team.localeCompare(b.team, "en") || a.number - b.number || a.player - b.player,
  );
}
