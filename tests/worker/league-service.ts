import type { Biography } from "../../seed/facts.ts";
import { facts } from "../seed/facts.ts";

const WEB = "https://api-web.nhle.com";
const STATISTICS = "https://api.nhle.com";

/** A season's figures of somebody, as the service has them; a goalie's when there are wins. */
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
export interface PageSeason {
  season: number;
  league: string;
  club: string;
  gp: number;
  g: number;
  a: number;
}

/** Somebody the facts do not know. */
export interface Rookie {
  id: number;
  first: string;
  last: string;
  position: "C" | "L" | "R" | "D" | "G";
  nationality: string;
  birth: string;
  draft: { year: number; round: number; overall: number; team: string } | null;
}

/** What the league is like: a test has its way with it. */
export interface World {
  season: number;
  /** By club; a number is null while he has none. */
  rosters: Map<string, { id: number; number: number | null }[]>;
  figures: Figures[];
  rookies: Map<number, Rookie>;
  /** Clubs with a roster that the facts do not know. */
  joining: Map<string, { place: string; nickname: string; conference: string }>;
  /** The seasons on the pages of those who are asked about. */
  pages: Map<number, PageSeason[]>;
  /** Answers in place of the honest ones, by a part of the address. */
  faults: Map<string, (address: string) => Response | Promise<Response>>;
}

const json = (value: unknown): Response => Response.json(value);
const biographies = new Map(facts.players.map((player) => [player.id, player]));

/**
 * The league as the seed has it, in a season in which nobody has played yet. The seed knows nobody without a game,
 * so that a club may lack its second goalie: every club gets one who has yet to play and to be given a number.
 */
export function leagueAsSeeded(season: number): World {
  const byTeam = [...Map.groupBy(facts.rosters, ({ team }) => team)];
  const goalies = byTeam.map(([team], at): [string, Rookie] => [
    team,
    {
      id: 8_489_000 + at,
      first: "Third",
      last: "Goalie",
      position: "G",
      nationality: "CAN",
      birth: "2007-01-01",
      draft: null,
    },
  ]);
  const goalieOf = new Map(goalies);
  return {
    season,
    rosters: new Map(
      byTeam.map(([team, spots]) => [
        team,
        [
          ...spots.map(({ player, number }) => ({ id: player, number })),
          { id: goalieOf.get(team)?.id ?? 0, number: null },
        ],
      ]),
    ),
    rookies: new Map(goalies.map(([, goalie]) => [goalie.id, goalie])),
    joining: new Map(),
    figures: [],
    pages: new Map(),
    faults: new Map(),
  };
}

/**
 * Stands in for the league's statistics, in the shapes of the real ones. Calls to the outside come by the `fetch` of
 * the process, the Worker's as well; one to any other host is an error.
 */
export function standInForLeague(world: World) {
  const { fetch } = globalThis;
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== WEB && address.origin !== STATISTICS) throw new Error(`a call to ${address.origin}`);
    const text = decodeURIComponent(address.href);
    asked.push(text);
    const fault = [...world.faults].find(([part]) => text.includes(part))?.[1];
    return fault === undefined ? answerOf(world, address) : fault(text);
  };
  return {
    /** Takes the addresses it has been asked for since this was last called. */
    takeAsked: (): string[] => asked.splice(0),
    close() {
      globalThis.fetch = fetch;
    },
  };
}

/** The honest answer to a question. */
export function answerOf(world: World, address: URL): Response {
  const [, club, season] = /^\/v1\/roster\/([A-Z]{3})\/(current|\d{8})$/.exec(address.pathname) ?? [];
  if (season === "current")
    return new Response(null, { status: 302, headers: { Location: `/v1/roster/${club}/${world.season}` } });
  if (club !== undefined) return json(rosterOf(world, club));
  const id = Number(/^\/v1\/player\/(\d+)\/landing$/.exec(address.pathname)?.[1]);
  if (world.pages.has(id) || world.rookies.has(id)) return json(landingOf(world, id));
  if (address.pathname === "/v1/standings/now")
    return new Response(null, { status: 302, headers: { Location: "/v1/standings/2026-11-21" } });
  if (address.pathname === "/v1/standings/2026-11-21") return json({ standings: standingsOf(world) });
  const [, kind, report] = /^\/stats\/rest\/en\/(skater|goalie)\/(summary|bios)$/.exec(address.pathname) ?? [];
  if (kind !== undefined)
    return json({ data: pageOf(world, kind, report === "bios", address.searchParams), total: world.figures.length });
  return new Response("Not Found", { status: 404 });
}

/** Every club with a roster, in the shape of the standings. */
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

type Known = Pick<Biography, "id" | "first" | "last" | "position">;

/** Name and position of anybody in the league. */
export const whoIs = ({ rookies }: World, id: number): Known => {
  const known = biographies.get(id) ?? rookies.get(id);
  if (known === undefined) throw new Error(`nobody is ${id}`);
  return known;
};

/** A roster as the service writes it. */
export function rosterOf(world: World, club: string) {
  const players = (world.rosters.get(club) ?? []).map(({ id, number }) => {
    const { first, last, position } = whoIs(world, id);
    return {
      id,
      headshot: `https://assets.nhle.com/mugs/nhl/${world.season}/${club}/${id}.png`,
      firstName: { default: first },
      lastName: { default: last, cs: last },
      ...(number !== null && { sweaterNumber: number }),
      positionCode: position,
      shootsCatches: "L",
      heightInInches: 73,
      weightInPounds: 194,
      heightInCentimeters: 185,
      weightInKilograms: 88,
      birthDate: "1997-01-13",
      birthCity: { default: "Richmond Hill" },
      birthCountry: "CAN",
    };
  });
  return {
    forwards: players.filter(({ positionCode }) => positionCode !== "D" && positionCode !== "G"),
    defensemen: players.filter(({ positionCode }) => positionCode === "D"),
    goalies: players.filter(({ positionCode }) => positionCode === "G"),
  };
}

/** A roster of which only the names say whose it is. */
export const withoutPictures = ({ forwards, defensemen, goalies }: ReturnType<typeof rosterOf>) => {
  const bare = (list: object[]) => list.map((one) => ({ ...one, headshot: null }));
  return { forwards: bare(forwards), defensemen: bare(defensemen), goalies: bare(goalies) };
};

function landingOf(world: World, id: number) {
  const { first, last, position } = whoIs(world, id);
  const { birth = "1997-01-13", draft = null } = world.rookies.get(id) ?? {};
  return {
    playerId: id,
    isActive: true,
    firstName: { default: first },
    lastName: { default: last },
    position,
    heightInInches: 73,
    heightInCentimeters: 185,
    weightInPounds: 194,
    weightInKilograms: 88,
    birthDate: birth,
    birthCity: { default: "Richmond Hill" },
    birthCountry: "CAN",
    shootsCatches: "L",
    ...(draft !== null && {
      draftDetails: {
        year: draft.year,
        teamAbbrev: draft.team,
        round: draft.round,
        pickInRound: 1,
        overallPick: draft.overall,
      },
    }),
    inHHOF: 0,
    featuredStats: {},
    careerTotals: {},
    awards: [],
    seasonTotals: [
      {
        season: 20152016,
        gameTypeId: 2,
        leagueAbbrev: "GTHL",
        sequence: 1,
        gamesPlayed: 33,
        points: 77,
        teamName: { default: "Tor. Marlboros" },
      },
      ...(world.pages.get(id) ?? []).map(({ season, league, club, gp, g, a }, at) => ({
        season,
        gameTypeId: 2,
        leagueAbbrev: league,
        sequence: at + 1,
        gamesPlayed: gp,
        goals: g,
        assists: a,
        points: g + a,
        pim: 4,
        plusMinus: -1,
        teamName: { default: club, fr: club },
        teamCommonName: { default: club },
      })),
    ],
  };
}

function pageOf(world: World, kind: string, isBios: boolean, query: URLSearchParams) {
  const from = Number(query.get("start"));
  const of = query.get("cayenneExp");
  const isAsked = of === `seasonId=${world.season} and gameTypeId=2`;
  const alone = /^playerId=(\d+)$/.exec(of ?? "")?.[1];
  if (alone !== undefined)
    return [{ playerId: Number(alone), nationalityCode: world.rookies.get(Number(alone))?.nationality ?? "CAN" }];
  const rows = world.figures
    .filter(({ w }) => isAsked && (w !== undefined) === (kind === "goalie"))
    .sort((a, b) => a.id - b.id);
  return rows.slice(from, from + Number(query.get("limit"))).map(({ id, teams, gp, g, a, w }) => {
    const { first, last, position } = whoIs(world, id);
    const nationality = world.rookies.get(id)?.nationality ?? "CAN";
    if (isBios)
      return {
        playerId: id,
        skaterFullName: `${first} ${last}`,
        lastName: last,
        nationalityCode: nationality,
        birthCountryCode: "CAN",
        height: 73,
        weight: 194,
      };
    return {
      playerId: id,
      seasonId: world.season,
      skaterFullName: `${first} ${last}`,
      lastName: last,
      positionCode: position,
      shootsCatches: "L",
      teamAbbrevs: teams,
      gamesPlayed: gp,
      goals: g,
      assists: a,
      points: g + a,
      penaltyMinutes: 2,
      timeOnIcePerGame: 1383.6119,
      ...(w !== undefined && {
        wins: w,
        losses: 1,
        otLosses: null,
        ties: null,
        shutouts: 1,
        goalsAgainst: 9,
        shotsAgainst: 140,
        savePct: 0.93571,
      }),
    };
  });
}
