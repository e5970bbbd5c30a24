import { readFacts } from "../../seed/facts.ts";
import { leagueApp, leagueAsSeeded, type World } from "../worker/league-service.ts";

const SEASON = 20262027;
const LAST_SEASON = 20252026;
const FIRST_ROOKIE = 8_486_200;
const ROOKIES = 25;
/** Junior seasons per career page, which make it as long as a real one. */
const JUNIOR_SEASONS = 60;

/** Returns a league in which every player has played since yesterday, and some for the first time. */
export function busyLeague(): World {
  const facts = readFacts();
  const world = leagueAsSeeded(SEASON);
  const isGoalie = new Set(facts.players.filter(({ position }) => position === "G").map(({ id }) => id));
  const today = new Set(facts.teams.filter(({ lastSeason }) => lastSeason === null).map(({ code }) => code));
  const lines = facts.lines.filter(({ season, team }) => season === LAST_SEASON && today.has(team));
  for (const [id, [line]] of Map.groupBy(lines, ({ player }) => player)) {
    if (line === undefined) continue;
    world.figures.push({
      id,
      teams: line.team,
      gp: line.gp ?? 1,
      g: line.g ?? 0,
      a: line.a ?? 0,
      ...(isGoalie.has(id) && { w: line.w ?? 0 }),
    });
  }
  for (let id = FIRST_ROOKIE; id < FIRST_ROOKIE + ROOKIES; id++) {
    world.rookies.set(id, { nationality: "SWE" });
    world.figures.push({ id, teams: "SJS", gp: 3, g: 1, a: 1 });
    world.pages.set(id, [
      ...Array.from({ length: JUNIOR_SEASONS }, () => ({
        season: LAST_SEASON,
        league: "SHL",
        club: "Frölunda",
        gp: 40,
        g: 2,
        a: 9,
      })),
      { season: SEASON, league: "NHL", club: "San Jose Sharks", gp: 3, g: 1, a: 1 },
    ]);
  }
  return world;
}

/** Returns the index of the page with the new players. */
export const newestPage = ({ figures }: World): number =>
  Math.floor((figures.filter(({ w }) => w === undefined).length - 1) / 100) * 100;

/**
 * Replaces the Worker's `fetch` by a league that responds at once from prepared bytes.
 *
 * @returns a function with the number of requests so far
 */
export async function answerAtOnce(world: World): Promise<() => number> {
  const prepared = new Map<string, { status: number; headers: Headers; bytes: ArrayBuffer }>();
  const keyOf = ({ pathname, searchParams }: URL) =>
    `${pathname}?${searchParams.get("start") ?? searchParams.get("cayenneExp") ?? ""}`;
  const league = leagueApp(world);
  const prepare = async (address: string) => {
    const response = await league.request(address);
    prepared.set(keyOf(new URL(address)), {
      status: response.status,
      headers: response.headers,
      bytes: await response.arrayBuffer(),
    });
  };
  for (const club of world.rosters.keys())
    for (const season of ["current", SEASON]) await prepare(`https://api-web.nhle.com/v1/roster/${club}/${season}`);
  for (const id of world.pages.keys()) await prepare(`https://api-web.nhle.com/v1/player/${id}/landing`);
  for (const id of world.rookies.keys())
    for (const kind of ["skater", "goalie"])
      await prepare(`https://api.nhle.com/stats/rest/en/${kind}/bios?limit=1&cayenneExp=playerId=${id}`);
  const query = `limit=100&cayenneExp=seasonId%3D${SEASON}%20and%20gameTypeId%3D2`;
  for (let start = 0; start < 1_200; start += 100) {
    for (const kind of ["skater", "goalie"])
      await prepare(`https://api.nhle.com/stats/rest/en/${kind}/summary?start=${start}&${query}`);
  }
  let asked = 0;
  globalThis.fetch = async (input) => {
    asked++;
    const answer = prepared.get(keyOf(new URL(input instanceof Request ? input.url : input)));
    if (answer === undefined) throw new Error(`nobody was to ask for ${String(input)}`);
    const { status, headers, bytes } = answer;
    return new Response(status === 302 ? null : bytes, { status, headers });
  };
  return () => asked;
}
