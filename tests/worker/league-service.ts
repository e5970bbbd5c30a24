import type { Biography } from "../../seed/facts.ts";
import { facts } from "../seed/facts.ts";
import { interceptFetch } from "./intercept-fetch.ts";

/** A player's statistics of a season; a goalie's have wins. */
export interface Figures {
  id: number;
  /** Joined, as for a traded player: `VAN,MIN`. */
  teams: string;
  gp: number;
  g: number;
  a: number;
  w?: number;
}

/** One of the seasons on a player's own page. */
export interface PageSeason extends Pick<Figures, "gp" | "g" | "a"> {
  season: number;
  league: string;
  club: string;
}

/** A player who is not in the facts. */
export interface Rookie {
  id: number;
  first: string;
  last: string;
  position: "C" | "L" | "R" | "D" | "G";
  nationality: string;
  birth: string;
  draft: { year: number; round: number; overall: number; team: string } | null;
}

/** The state of the simulated league, which a test changes. */
export interface World {
  season: number;
  /** By club; a player without a number has null. */
  rosters: Map<string, { id: number; number: number | null }[]>;
  figures: Figures[];
  rookies: Map<number, Rookie>;
  /** Clubs with a roster that are not in the facts. */
  joining: Map<string, { place: string; nickname: string; conference: string }>;
  /** The seasons on players' own pages. */
  pages: Map<number, PageSeason[]>;
  /** Responses that replace the correct ones, by a part of the address. */
  faults: Map<string, (address: string) => Response | Promise<Response>>;
}

const biographies = new Map(facts.players.map((player) => [player.id, player]));

const GOALIE = {
  first: "Third",
  last: "Goalie",
  position: "G",
  nationality: "CAN",
  birth: "2007-01-01",
  draft: null,
} as const;

/**
 * Returns the league as seeded, in a season without games. The seed has no player without a game, so a club may lack its
 * second goalie: each club gets one without a number.
 */
export function leagueAsSeeded(season: number): World {
  const byTeam = [...Map.groupBy(facts.rosters, ({ team }) => team)];
  const rookies = byTeam.map((_, at): Rookie => ({ ...GOALIE, id: 8_489_000 + at }));
  const rosters = byTeam.map(([team, spots], at): [string, { id: number; number: number | null }[]] => [
    team,
    [...spots.map(({ player, number }) => ({ id: player, number })), { id: 8_489_000 + at, number: null }],
  ]);
  return {
    season,
    rosters: new Map(rosters),
    rookies: new Map(rookies.map((rookie) => [rookie.id, rookie])),
    joining: new Map(),
    figures: [],
    pages: new Map(),
    faults: new Map(),
  };
}

/** Simulates the league's statistics service, with responses in the shapes of the real ones. */
export function simulateLeague(world: World) {
  const requests: string[] = [];
  const close = interceptFetch(["https://api-web.nhle.com", "https://api.nhle.com"], (url) => {
    const address = decodeURIComponent(url.href);
    requests.push(address);
    const fault = [...world.faults].find(([part]) => address.includes(part))?.[1];
    return fault === undefined ? answerOf(world, url) : fault(address);
  });
  /** `takeRequests` returns the addresses of all requests since its last call. */
  return { takeRequests: (): string[] => requests.splice(0), close };
}

const json = (value: unknown): Response => Response.json(value);
const redirect = (Location: string): Response => new Response(null, { status: 302, headers: { Location } });

/** Returns the correct response to a request. */
export function answerOf(world: World, { pathname, searchParams }: URL): Response {
  const [, club = "", season] = /^\/v1\/roster\/([A-Z]{3})\/(current|\d{8})$/.exec(pathname) ?? [];
  if (season === "current") return redirect(`/v1/roster/${club}/${world.season}`);
  if (season !== undefined) return json(rosterOf(world, club));
  const id = Number(/^\/v1\/player\/(\d+)\/landing$/.exec(pathname)?.[1]);
  if (world.pages.has(id) || world.rookies.has(id)) return json(landingOf(world, id));
  if (pathname === "/v1/standings/now") return redirect("/v1/standings/2026-11-21");
  if (pathname === "/v1/standings/2026-11-21") return json({ standings: standingsOf(world) });
  const [, kind, report] = /^\/stats\/rest\/en\/(skater|goalie)\/(summary|bios)$/.exec(pathname) ?? [];
  if (kind === undefined) return new Response("Not Found", { status: 404 });
  return json({ data: pageOf(world, kind, report === "bios", searchParams), total: world.figures.length });
}

/** Returns all clubs with a roster. */
function standingsOf({ season, rosters, joining }: World) {
  const seeded = new Map(facts.teams.map((team) => [team.code, team]));
  return [...rosters.keys()].map((code) => {
    const { place, nickname, conference } = joining.get(code) ?? seeded.get(code) ?? {};
    const { nameFr = `${nickname} de ${place}`, division = "Central" } = seeded.get(code) ?? {};
    return {
      conferenceName: conference,
      divisionName: division,
      placeName: { default: place },
      seasonId: season,
      teamName: { default: `${place} ${nickname}`, fr: nameFr },
      teamCommonName: { default: nickname },
      teamAbbrev: { default: code },
      wins: 7,
    };
  });
}

/** Returns name and position of a player of the league. */
export const whoIs = ({ rookies }: World, id: number): Pick<Biography, "id" | "first" | "last" | "position"> => {
  const known = biographies.get(id) ?? rookies.get(id);
  if (known === undefined) throw new Error(`no player ${id}`);
  return known;
};

const BIRTH = { birthDate: "1997-01-13", birthCity: { default: "Richmond Hill" }, birthCountry: "CAN" };
const SIZE = { heightInInches: 73, weightInPounds: 194, heightInCentimeters: 185, weightInKilograms: 88 };
const PERSON = { ...SIZE, ...BIRTH, shootsCatches: "L" };

/** Returns a roster as the service sends it. */
export function rosterOf(world: World, club: string) {
  const players = (world.rosters.get(club) ?? []).map(({ id, number }) => {
    const { first, last, position } = whoIs(world, id);
    return {
      ...PERSON,
      id,
      headshot: `https://assets.nhle.com/mugs/nhl/${world.season}/${club}/${id}.png`,
      firstName: { default: first },
      lastName: { default: last, cs: last },
      ...(number !== null && { sweaterNumber: number }),
      positionCode: position,
    };
  });
  return {
    forwards: players.filter(({ positionCode }) => positionCode !== "D" && positionCode !== "G"),
    defensemen: players.filter(({ positionCode }) => positionCode === "D"),
    goalies: players.filter(({ positionCode }) => positionCode === "G"),
  };
}

/** Returns a roster whose club can be recognized only by its players. */
export const withoutPictures = ({ forwards, defensemen, goalies }: ReturnType<typeof rosterOf>) => {
  const bare = (list: object[]) => list.map((one) => ({ ...one, headshot: null }));
  return { forwards: bare(forwards), defensemen: bare(defensemen), goalies: bare(goalies) };
};

const JUNIOR = { season: 20152016, gameTypeId: 2, leagueAbbrev: "GTHL", sequence: 1, gamesPlayed: 33, points: 77 };
const PLAYED = { gameTypeId: 2, pim: 4, plusMinus: -1 };
const EMPTY = { inHHOF: 0, featuredStats: {}, careerTotals: {}, awards: [] };

const pointsOf = ({ gp, g, a }: Pick<Figures, "gp" | "g" | "a">) => ({
  gamesPlayed: gp,
  goals: g,
  assists: a,
  points: g + a,
});

function landingOf(world: World, id: number) {
  const { first, last, position } = whoIs(world, id);
  const { birth = BIRTH.birthDate, draft = null } = world.rookies.get(id) ?? {};
  const seasons = world.pages.get(id) ?? [];
  return {
    ...PERSON,
    ...EMPTY,
    playerId: id,
    isActive: true,
    firstName: { default: first },
    lastName: { default: last },
    position,
    birthDate: birth,
    ...(draft !== null && {
      draftDetails: {
        year: draft.year,
        teamAbbrev: draft.team,
        round: draft.round,
        pickInRound: 1,
        overallPick: draft.overall,
      },
    }),
    seasonTotals: [
      { ...JUNIOR, teamName: { default: "Tor. Marlboros" } },
      ...seasons.map(({ season, league, club, gp, g, a }, at) => ({
        ...PLAYED,
        season,
        leagueAbbrev: league,
        sequence: at + 1,
        ...pointsOf({ gp, g, a }),
        teamName: { default: club, fr: club },
        teamCommonName: { default: club },
      })),
    ],
  };
}

const BIO = { birthCountryCode: "CAN", height: 73, weight: 194 };
const SUMMARY = { shootsCatches: "L", penaltyMinutes: 2, timeOnIcePerGame: 1383.6119 };
const LOSSES = { losses: 1, otLosses: null, ties: null };
const GOALS_AGAINST = { shutouts: 1, goalsAgainst: 9, shotsAgainst: 140, savePct: 0.93571 };

function pageOf(world: World, kind: string, isBios: boolean, query: URLSearchParams) {
  const { season, figures, rookies } = world;
  const nationalityOf = (id: number): string => rookies.get(id)?.nationality ?? "CAN";
  const [from, filter] = [Number(query.get("start")), query.get("cayenneExp") ?? ""];
  const alone = /^playerId=(\d+)$/.exec(filter)?.[1];
  if (alone !== undefined) return [{ playerId: Number(alone), nationalityCode: nationalityOf(Number(alone)) }];
  const isThisSeason = filter === `seasonId=${season} and gameTypeId=2`;
  const rows = figures
    .filter(({ w }) => isThisSeason && (w !== undefined) === (kind === "goalie"))
    .sort((a, b) => a.id - b.id);
  return rows.slice(from, from + Number(query.get("limit"))).map(({ id, teams, gp, g, a, w }) => {
    const { first, last, position } = whoIs(world, id);
    const name = { playerId: id, skaterFullName: `${first} ${last}`, lastName: last };
    if (isBios) return { ...name, ...BIO, nationalityCode: nationalityOf(id) };
    const goalie = w !== undefined && { ...LOSSES, ...GOALS_AGAINST, wins: w };
    return {
      ...name,
      ...SUMMARY,
      ...pointsOf({ gp, g, a }),
      ...goalie,
      seasonId: season,
      positionCode: position,
      teamAbbrevs: teams,
    };
  });
}
