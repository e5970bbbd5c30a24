import { expect } from "vitest";
import { buildCareers, stintsOf } from "../../seed/career.ts";
import { isAnswerable, rateFame } from "../../seed/fame.ts";
import { facts } from "../seed/league.ts";
import { fetchLeague } from "./any-game.ts";
import { serverAt, test } from "./shared.ts";
import { nightsOf } from "./sync-night.ts";

const [LAST_SEASON, SEASON] = [20252026, 20262027];
const CROSBY = 8471675;

const server = serverAt();
const { run, remember, changes } = nightsOf(server);

/** Rates all players and applies the changes, as from ten to eleven o'clock. */
async function rate(night: string): Promise<void> {
  await run("queue-fame", `${night}T10:00:00Z`);
  await run("apply-sync", `${night}T11:00:00Z`);
}

test("a night without games computes the fame of the seed, and writes nothing", async () => {
  await remember();
  await rate("2026-09-20");
  expect(await changes()).toEqual([]);
});

test("in spring a night computes the same fame as the seed from the same facts, once", async () => {
  const part = (value: number | null) => value && Math.ceil(value * 0.75);
  const played = facts.lines.filter(({ season }) => season === LAST_SEASON);
  const lines = played.map((line) => ({
    ...line,
    season: SEASON,
    gp: part(line.gp),
    g: part(line.g),
    a: part(line.a),
    w: part(line.w),
  }));
  const spring = { ...facts, lines: [...facts.lines, ...lines], retiring: new Set([...facts.retiring, CROSBY]) };
  const careers = buildCareers(spring);
  await server.sql(
    `UPDATE players SET career = value ->> 1, games = value ->> 2, retiring = retiring OR players.id = ${CROSBY}
     FROM json_each(?) WHERE players.id = value ->> 0`,
    JSON.stringify([...careers].map(([id, career]) => [id, JSON.stringify(stintsOf(career)), career.games])),
  );
  await rate("2027-04-04");

  const fame = rateFame(spring, careers);
  const rated = spring.rosters.flatMap(({ player: id }) => {
    const career = careers.get(id);
    return career === undefined ? [] : [{ id, fame: fame.get(id), answerable: Number(isAnswerable(spring, career)) }];
  });
  expect(await server.sql("SELECT id, fame, answerable FROM players WHERE team IS NOT NULL ORDER BY id")).toEqual(
    rated.toSorted((a, b) => a.id - b.id),
  );
  await server.setClock("2027-04-05T12:00:00Z");
  const { players } = await fetchLeague(server);
  const unanswerable = rated.filter(({ answerable }) => answerable === 0);
  expect(players.find(({ id }) => id === CROSBY)?.fame).toBeGreaterThan(players.length - unanswerable.length);

  await remember();
  await rate("2027-04-05");
  expect(await changes()).toEqual([]);
});
