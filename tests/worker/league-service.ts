import { Hono } from "hono";
import type { Day } from "#rules/shared/day";
import type { Biography } from "../../seed/facts.ts";
import { facts } from "../seed/facts.ts";
import { interceptFetch } from "./intercept-fetch.ts";

/** A player's statistics of a season; a goalie's have wins. `teams` are joined, as for a traded player: `VAN,MIN`. */
interface Statistics {
  id: number;
  teams: string;
  gp: number;
  g: number;
  a: number;
  w?: number;
}

/** One of the seasons on a player's own page. */
interface PageSeason extends Pick<Statistics, "gp" | "g" | "a"> {
  season: number;
  league: string;
  club: string;
}

/** The league's description of a player. Missing fields are those of the facts, or of {@link PERSON}. */
interface Person extends Partial<
  Pick<Biography, "first" | "last" | "position" | "shoots" | "heightCm" | "weightKg" | "birthDate">
> {
  nationality?: string;
  draft?: { year: number; round: number; overallPick: number; teamAbbrev: string };
}

/** The state of the simulated league, which a test changes. */
export interface World {
  season: number;
  /** By club; a player without a number has null. */
  rosters: Map<string, { id: number; number: number | null }[]>;
  figures: Statistics[];
  /** Players who are not in the facts. */
  rookies: Map<number, Person>;
  /** Players whom the league describes otherwise than the facts. */
  described: Map<number, Person>;
  /** Clubs with a roster that are not in the facts, or that the league describes otherwise. */
  joining: Map<string, { place?: string; nickname?: string; nameFr?: string; conference?: string; division?: string }>;
  /** Codes of clubs that the standings lack. */
  unlisted: Set<string>;
  /** The day of the season's first game. */
  opening: Day;
  /** The seasons on players' own pages. */
  pages: Map<number, PageSeason[]>;
  /** Responses that replace the correct ones, by a part of the address. */
  faults: Map<string, (address: string) => Response | Promise<Response>>;
}

const PERSON = {
  first: "New",
  last: "Comer",
  position: "C",
  shoots: "L",
  heightCm: 185,
  weightKg: 88,
  nationality: "CAN",
  birthDate: "2007-01-01",
} as const;
const GOALIE = { losses: 1, otLosses: null, shutouts: 1, goalsAgainst: 9, shotsAgainst: 140 };
/** Fields that the Worker ignores. */
const IGNORED = { lastName: "Doe", birthCity: { default: "Moncton" }, heightInInches: 73, timeOnIcePerGame: 1383.6119 };

const seeded = new Map(facts.players.map((player) => [player.id, player]));
const clubs = new Map(facts.teams.map((club) => [club.code, club]));

/**
 * Returns the league as seeded, in a season without games. The seed has no player without a game, so a club may lack its
 * second goalie: each club gets one without a number.
 */
export function leagueAsSeeded(season: number): World {
  const rosters: World["rosters"] = new Map();
  const rookies: World["rookies"] = new Map();
  for (const [team, spots] of Map.groupBy(facts.rosters, (spot) => spot.team)) {
    const goalie = 8_489_000 + rookies.size;
    rookies.set(goalie, { position: "G" });
    rosters.set(team, [...spots.map(({ player: id, number }) => ({ id, number })), { id: goalie, number: null }]);
  }
  return {
    season,
    rosters,
    rookies,
    described: new Map(),
    joining: new Map(),
    unlisted: new Set(),
    opening: "9999-12-31",
    figures: [],
    pages: new Map(),
    faults: new Map(),
  };
}

/** Simulates the league's statistics service. */
export function simulateLeague(world: World) {
  const league = leagueApp(world);
  const requests: string[] = [];
  const hosts = ["https://api-web.nhle.com", "https://api.nhle.com", "https://records.nhl.com"];
  const close = interceptFetch(hosts, (url) => {
    const address = decodeURIComponent(url.href);
    requests.push(address);
    const [, fault] = [...world.faults].find(([part]) => address.includes(part)) ?? [];
    return fault === undefined ? league.request(address) : fault(address);
  });
  /** `takeRequests` returns the addresses of all requests since its last call. */
  return { takeRequests: (): string[] => requests.splice(0), close };
}

/** Returns the league's statistics service, with responses in the shapes of the real ones. */
export const leagueApp = (world: World): Hono =>
  new Hono()
    .get("/v1/roster/:club/current", (c) => c.redirect(`/v1/roster/${c.req.param("club")}/${world.season}`))
    .get("/v1/roster/:club/:season", (c) => c.json(rosterOf(world, c.req.param("club"))))
    .get("/v1/standings/now", (c) => c.redirect("/v1/standings/2026-11-21"))
    .get("/v1/standings/:day", (c) => c.json({ standings: standingsOf(world, c.req.param("day")) }))
    .get("/site/api/franchise", (c) =>
      c.json({
        data: standingsOf(world, world.opening).map(({ teamAbbrev, conferenceName }) => ({
          teams: [{ triCode: teamAbbrev.default, conference: { name: conferenceName } }],
        })),
      }),
    )
    .get("/v1/player/:id/landing", (c) => {
      const id = Number(c.req.param("id"));
      return world.pages.has(id) || world.rookies.has(id) ? c.json(pageOf(world, id)) : c.notFound();
    })
    .get("/stats/rest/en/:kind/:report", (c) => {
      const { start, limit, cayenneExp: filter = "" } = c.req.query();
      const { kind } = c.req.param();
      const [, player] = /^playerId=(\d+)$/.exec(filter) ?? [];
      if (player !== undefined) return c.json({ data: [nationalityOf(world, Number(player))] });
      const isCurrent = filter === `seasonId=${world.season} and gameTypeId=2`;
      const rows = world.figures
        .filter(({ w }) => isCurrent && (w !== undefined) === (kind === "goalie"))
        .sort((a, b) => a.id - b.id)
        .slice(Number(start), Number(start) + Number(limit));
      return c.json({ data: rows.map((row) => statisticsOf(world, row)) });
    });

/** Returns a player of the league. */
export function playerIn({ rookies, described }: World, id: number) {
  const known = seeded.get(id) ?? rookies.get(id);
  if (known === undefined) throw new Error(`no player ${id}`);
  return { ...PERSON, ...(known as Person), ...described.get(id) };
}

/** Returns the fields of a player that a roster and the player's own page have in common. */
const personOf = ({ first, last, shoots, heightCm, weightKg, birthDate }: ReturnType<typeof playerIn>) => ({
  firstName: { default: first },
  lastName: { default: last },
  shootsCatches: shoots,
  heightInCentimeters: heightCm,
  weightInKilograms: weightKg,
  birthDate,
  birthCountry: "CAN",
});

/** Returns a roster as the service sends it. Without pictures, a club can be recognized only by its players. */
export function rosterOf(world: World, club: string, { hasPictures = true } = {}) {
  const players = (world.rosters.get(club) ?? []).map(({ id, number }) => {
    const player = playerIn(world, id);
    return {
      ...IGNORED,
      ...personOf(player),
      id,
      headshot: hasPictures ? `https://assets.nhle.com/mugs/nhl/${world.season}/${club}/${id}.png` : null,
      ...(number !== null && { sweaterNumber: number }),
      positionCode: player.position,
    };
  });
  return {
    forwards: players.filter(({ positionCode }) => positionCode !== "D" && positionCode !== "G"),
    defensemen: players.filter(({ positionCode }) => positionCode === "D"),
    goalies: players.filter(({ positionCode }) => positionCode === "G"),
  };
}

/** Returns all clubs with a roster that are listed. */
const standingsOf = ({ season, rosters, joining, unlisted, opening }: World, day: Day) =>
  [...rosters.keys()].flatMap((code) => {
    if (unlisted.has(code)) return [];
    const club = { division: "Central", ...clubs.get(code), ...joining.get(code) };
    const { place, nickname, nameFr = `${nickname} de ${place}`, conference, division } = club;
    return {
      gamesPlayed: day < opening ? 0 : 1,
      conferenceName: conference,
      divisionName: division,
      placeName: { default: place },
      seasonId: season,
      teamName: { default: `${place} ${nickname}`, fr: nameFr },
      teamCommonName: { default: nickname },
      teamAbbrev: { default: code },
    };
  });

/** Returns a player's own page. */
function pageOf(world: World, id: number) {
  const player = playerIn(world, id);
  const seasons = (world.pages.get(id) ?? []).map(({ season, league, club, gp, g, a }, at) => ({
    ...IGNORED,
    season,
    leagueAbbrev: league,
    gameTypeId: 2,
    sequence: at + 1,
    teamName: { default: club, fr: club },
    gamesPlayed: gp,
    goals: g,
    assists: a,
  }));
  return {
    ...personOf(player),
    playerId: id,
    position: player.position,
    draftDetails: player.draft,
    // A junior season has only some of the fields.
    seasonTotals: [{ season: 20152016, leagueAbbrev: "GTHL", gameTypeId: 2, points: 77 }, ...seasons],
  };
}

const statisticsOf = ({ season }: World, { id, teams, gp, g, a, w }: Statistics) => ({
  ...IGNORED,
  ...(w !== undefined && { ...GOALIE, wins: w }),
  playerId: id,
  seasonId: season,
  teamAbbrevs: teams,
  gamesPlayed: gp,
  goals: g,
  assists: a,
});

const nationalityOf = ({ rookies }: World, id: number) => ({
  ...IGNORED,
  playerId: id,
  nationalityCode: rookies.get(id)?.nationality ?? PERSON.nationality,
});
