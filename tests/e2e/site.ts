import { puzzleDayOn } from "#rules/shared/schedule";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { computeRosterFacts, type RosterFacts } from "#rules/league/rostered-players";
import type { RosteredPlayer } from "#rules/league/player";
import { readLeague } from "../worker/any-game.ts";
import { startServer, type Server } from "../worker/server.ts";

/** The day of the tests, with puzzle No. 21, and the days around it. */
export const TODAY = "2026-11-21";
export const YESTERDAY = "2026-11-20";
export const TOMORROW = "2026-11-22";

export const NOON = `${TODAY}T12:00:00Z`;

/**
 * Days that several test files play. They are dealt in this order before the first test, because a draw depends on the
 * days dealt around it and files run in any order.
 */
const DEALT = ["2026-11-01", "2026-11-08", "2026-11-15", YESTERDAY, TODAY, TOMORROW, "2026-11-23", "2026-12-02"];

/** The built site on a server of its own, at {@link NOON}. */
export interface Site extends Server {
  facts: RosterFacts;
  /** The answers by day. */
  answers: Record<typeof TODAY | typeof YESTERDAY | typeof TOMORROW, RosteredPlayer>;
  /** Seven players that are no answer: enough to lose with. */
  others: Seven;
}

type Seven = [
  RosteredPlayer,
  RosteredPlayer,
  RosteredPlayer,
  RosteredPlayer,
  RosteredPlayer,
  RosteredPlayer,
  RosteredPlayer,
];

/** Starts the site with fixed answers on three days. */
export async function startSite(): Promise<Site> {
  // The first day is dealt as usual, which publishes the league that the fixed answers belong to.
  const server = await startServer({ at: "2026-11-19T12:00:00Z", pages: true });
  const { body: first } = await server.get<{ league: string }>("/api/today");
  const league = await readLeague(server, first.league);
  const facts = computeRosterFacts(league, TODAY);
  const [today, tomorrow, yesterday, ...others] = wellKnown(facts);
  if (today === undefined || tomorrow === undefined || yesterday === undefined) throw new Error("nobody to hide");
  const answers = { [YESTERDAY]: yesterday, [TODAY]: today, [TOMORROW]: tomorrow };

  const { DB } = server;
  const hide = DB.prepare("INSERT INTO puzzles (game, day, answer, secret, league) VALUES ('classic', ?, ?, ?, ?)");
  await DB.batch(
    Object.entries(answers).map(([day, { id }]) => hide.bind(day, String(id), String(id), league.version)),
  );
  for (const day of DEALT) {
    await server.setClock(`${day}T12:00:00Z`);
    await server.get("/api/today");
    await server.post("/api/rounds/legends", { kind: "day", day: puzzleDayOn(GAME_CONFIG.legends, day) });
  }
  await server.settle();
  await server.setClock(NOON);
  return { ...server, facts, answers, others: others as Seven };
}

/** Returns the ten best-known players with a unique last name and a number unique in their club. */
function wellKnown({ byFame, players }: RosterFacts): RosteredPlayer[] {
  const known = byFame.map((id) => players.get(id)).filter((player) => player !== undefined);
  return known
    .filter(({ last, number }) => number !== null && known.filter((other) => other.last === last).length === 1)
    .slice(0, 10);
}

export type Named = Pick<RosteredPlayer, "first" | "last">;

/** "First Last", as displayed. */
export const nameOf = ({ first, last }: Named): string => `${first} ${last}`;
