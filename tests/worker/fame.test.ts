import { describe, expect } from "vitest";
import type { Season } from "#rules/league/season";
import { ANSWER_POOL } from "#rules/shared/draw";
import type { League } from "#rules/league/rostered-players";
import { buildCareers, stintsOf } from "../../seed/career.ts";
import { buildGridSets } from "../../seed/criteria.ts";
import type { Biography, LeagueFacts, SeasonLine } from "../../seed/facts.ts";
import { isAnswerable, rateFame } from "../../seed/fame.ts";
import { facts, members } from "../seed/league.ts";
import { fetchLeague } from "./any-game.ts";
import { serverAt, test } from "./shared.ts";

/**
 * Writes the data that the NHL sync has staged by spring, as worker/jobs/nhl-fetch.ts does. Its own test is
 * refresh.test.ts.
 */

const SEASON: Season = 20262027;
const ROOKIE = 8486990;
const BEGINNER = 8486991;
const CROSBY = 8471675;
const CELEBRINI = 8484801;
const MACKINNON = 8477492;

const server = serverAt();

const TABLES = ["players", "criteria", "meta"];
const everything = () => Promise.all(TABLES.map((table) => server.sql(`SELECT * FROM ${table} ORDER BY 1`)));

/** Rates all players and applies the changes, as from ten to eleven o'clock. */
async function rate(night: string): Promise<void> {
  await server.setClock(`${night}T10:00:00Z`);
  await server.trigger("queue-fame", `${night}T10:00:00Z`);
  await server.synced();
  await server.trigger("apply-sync", `${night}T11:00:00Z`);
}

async function learn(night: string, slices: Record<string, unknown>): Promise<void> {
  const { DB } = server;
  await DB.batch(
    Object.entries(slices).map(([slice, document]) =>
      DB.prepare("INSERT INTO refresh (night, slice, document, at) VALUES (?, ?, ?, 0)").bind(
        night,
        slice,
        JSON.stringify(document),
      ),
    ),
  );
  await server.trigger("apply-sync", `${night}T10:00:00Z`);
}

const newcomer = (id: number): Biography => ({
  id,
  first: "New",
  last: String(id),
  position: "C",
  shoots: "L",
  heightCm: 185,
  weightKg: 88,
  birthDate: "2007-02-28",
  country: "CA",
  draftYear: 2025,
  draftRound: 1,
  draftOverall: 20,
  draftTeam: "SJS",
  hallOfFame: false,
});
const line = (player: number, team: string, gp: number, g: number, a: number, stint = 1): SeasonLine => {
  return { player, season: SEASON, stint, team, gp, g, a, w: null, l: null, otl: null, so: null, ga: null, sa: null };
};

/** Returns the facts three quarters into a season like the last one. */
function inSpring(): LeagueFacts {
  const part = (value: number | null) => value && Math.ceil(value * 0.75);
  const sjs = facts.rosters.filter(({ team, player }) => team === "SJS" && player !== CELEBRINI);
  const played = facts.lines.filter(({ season }) => season === 20252026);
  return {
    ...facts,
    players: [...facts.players, newcomer(ROOKIE), newcomer(BEGINNER)],
    rosters: [
      ...facts.rosters.filter(({ team }) => team !== "SJS"),
      ...sjs,
      ...[ROOKIE, BEGINNER].map((player, at) => ({ player, team: "SJS", number: 96 + at })),
    ],
    lines: [
      ...facts.lines,
      ...played.map((one) => ({
        ...one,
        season: SEASON,
        gp: part(one.gp),
        g: part(one.g),
        a: part(one.a),
        w: part(one.w),
      })),
      line(MACKINNON, "TOR", 2, 1, 1, 2),
      line(ROOKIE, "SJS", 61, 24, 36),
      line(BEGINNER, "SJS", 9, 2, 3),
    ],
  };
}

const rowOf = ({ id, ...one }: Biography) => ({
  id,
  first: one.first,
  last: one.last,
  position: one.position,
  shoots: one.shoots,
  height_cm: one.heightCm,
  weight_kg: one.weightKg,
  birth_date: one.birthDate,
  country: "CA",
  draft_year: one.draftYear,
  draft_round: one.draftRound,
  draft_overall: one.draftOverall,
  draft_team: one.draftTeam,
  fame: 0,
  answerable: 0,
  games: 0,
  points: 0,
  clubs: [],
  career: [],
});

describe("a night", () => {
  test("without games computes the fame of the seed, and writes nothing", async () => {
    const before = await everything();
    await rate("2026-09-20");
    expect(await everything()).toEqual(before);
  });

  describe("in spring", () => {
    const spring = inSpring();
    const careers = buildCareers(spring);
    let [before, after]: (League | undefined)[] = [];
    const best = (league: League | undefined) =>
      league?.players.filter(({ fame }) => fame <= ANSWER_POOL).map(({ id }) => id);

    test("makes a rookie with sixty points a possible answer, and not one with nine games", async () => {
      await server.setClock("2027-04-02T12:00:00Z");
      before = await fetchLeague(server);
      await learn("2027-04-03", {
        "roster:SJS": {
          spots: spring.rosters.filter(({ team }) => team === "SJS").map(({ player, number }) => [player, number]),
          described: [],
          doubtful: [],
        },
        ...Object.fromEntries([ROOKIE, BEGINNER].map((id) => [`player:${id}`, { newcomers: [rowOf(newcomer(id))] }])),
      });
      const figures = [...careers].flatMap(([id, career]) => {
        const stints = stintsOf(career).filter(([season]) => season === SEASON);
        return stints.length === 0 ? [] : [[id, stints]];
      });
      await learn("2027-04-04", { "skater:0": { figures, unclear: [] } });
      await server.setClock("2027-04-04T10:30:00Z");
      expect(best(await fetchLeague(server))).not.toContain(ROOKIE);
      await server.sql(`UPDATE players SET retiring = 1 WHERE id = ${CROSBY}`);
      await rate("2027-04-04");
      await server.setClock("2027-04-05T12:00:00Z");
      after = await fetchLeague(server);

      expect(best(before)).not.toContain(ROOKIE);
      expect(best(after)).toContain(ROOKIE);
      const rankOf = (id: number) => after?.players.find((player) => player.id === id)?.fame;
      const { length } = spring.rosters.filter(({ player }) => {
        const career = careers.get(player);
        return career !== undefined && isAnswerable(spring, career);
      });
      expect(rankOf(BEGINNER)).toBeGreaterThanOrEqual(length);
    });

    test("removes players without a roster, and those who have announced retirement", () => {
      expect(best(before)).toEqual(expect.arrayContaining([CELEBRINI, CROSBY]));
      expect(after?.players.map(({ id }) => id)).not.toContain(CELEBRINI);
      expect(best(after)).not.toContain(CROSBY);
    });

    test("computes the same fame as the seed from the same facts", async () => {
      const fame = rateFame(spring, careers);
      const retiring = new Set([...spring.retiring, CROSBY]);
      const rows = await server.sql<{ id: number; fame: number; answerable: number }>(
        "SELECT id, fame, answerable FROM players WHERE team IS NOT NULL ORDER BY id",
      );
      const expected = spring.rosters.flatMap(({ player: id }) => {
        const career = careers.get(id);
        return career === undefined
          ? []
          : [{ id, fame: fame.get(id), answerable: Number(isAnswerable({ retiring }, career)) }];
      });
      expect(rows).toEqual(expected.toSorted((a, b) => a.id - b.id));
    });

    test("takes a player who has joined a second franchise out of the one-club careers", async () => {
      const key = "career:one-club";
      const expected = buildGridSets(spring, careers).find((set) => set.key === key)?.members;
      expect(members(key)).toContain(MACKINNON);
      const [row] = await server.sql<{ members: string }>(`SELECT members FROM criteria WHERE key = '${key}'`);
      const now = JSON.parse(row?.members ?? "") as number[];
      expect(now).not.toContain(MACKINNON);
      expect(now.length).toBeGreaterThan(members(key).length - 50);
      expect(expected).toEqual(expect.arrayContaining(now));
    });

    test("is idempotent", async () => {
      const is = await everything();
      await server.trigger("apply-sync", "2027-04-04T11:00:00Z");
      await rate("2027-04-05");
      expect(await everything()).toEqual(is);
    });
  });
});
