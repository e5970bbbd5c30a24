import { findShortestChain, countHandshakesFrom, type Handshake, type Squads } from "#rules/league/handshakes";
import { firstYear, secondYear } from "#rules/league/season";
import { rateFame } from "../fame.ts";
import { elementAt, findIn, playerNameOf, roundTo, type InsightsLeague } from "./league.ts";
import { buildRegularSquads, buildSquads, MIN_GAMES_TOGETHER } from "./squads.ts";

const ROCKET = 8448321;
const MCDAVID = 8478402;

/** Other pairs of the article: two generations of a club, or rivals. */
const PAIRS = {
  greats: [8447400, 8471675],
  rivals: [8445408, 8479318],
  goalies: [8451033, 8471679],
} as const;

/** Counts players by distance in handshakes. */
function spreadOf(distances: ReadonlyMap<number, number>) {
  const counts = Map.groupBy(distances.values(), (distance) => distance);
  return [...counts]
    .map(([label, { length }]) => ({ label, value: length }))
    .filter(({ label }) => label > 0)
    .sort((a, b) => a.label - b.label);
}

const teammatesOf = ({ all, of }: Squads, player: number): number =>
  new Set((of.get(player) ?? []).flatMap((place) => all[place]?.players ?? [])).size - 1;

/**
 * Finds the chain of teammates from Maurice Richard to Connor McDavid, and the distances between all players. The chains
 * that the article names lead through regulars, who have certainly played together.
 *
 * @throws Error if every chain of regulars is longer than one of teammates
 */
export function rocketToMcdavid({ facts, careers }: InsightsLeague) {
  const squads = buildSquads(facts.lines);
  const fame = rateFame(facts, careers);
  const careerOf = (id: number) => findIn([...careers.values()], ({ player }) => player.id === id);
  const show = ({ player, together }: Handshake) => ({
    id: player,
    name: playerNameOf(careerOf(player).player),
    last: careerOf(player).player.last,
    games: careerOf(player).games,
    team: together[0]?.team ?? null,
    from: together[0] === undefined ? null : secondYear(together[0].season),
    to: together.length === 0 ? null : secondYear(elementAt(together, -1).season),
    seasons: together.length,
  });
  const regulars = buildRegularSquads(facts);
  const between = ([from, to]: readonly [number, number]) => {
    const chain = findShortestChain(regulars, [from, to], (id) => fame.get(id) ?? 0);
    if (chain === null || chain.length - 1 !== countHandshakesFrom(squads, from).get(to)) {
      const names = [from, to].map((id) => playerNameOf(careerOf(id).player));
      throw new Error(`no shortest chain of regulars links ${names.join(" and ")}`);
    }
    return chain.map(show);
  };

  const chain = between([ROCKET, MCDAVID]);
  const rocket = spreadOf(countHandshakesFrom(squads, ROCKET));
  const fromMcdavid = countHandshakesFrom(squads, MCDAVID);
  const mcdavid = spreadOf(fromMcdavid);
  const farthest = [...careers.values()]
    .filter(({ player }) => fromMcdavid.get(player.id) === elementAt(mcdavid, -1).label)
    .sort((a, b) => b.games - a.games || a.player.id - b.player.id);
  const sociable = [...careers.values()]
    .map(({ player, games, clubs }) => ({
      id: player.id,
      label: playerNameOf(player),
      value: teammatesOf(squads, player.id),
      games,
      clubs: clubs.length,
    }))
    .sort((a, b) => b.value - a.value || a.id - b.id);
  const mean = (spread: typeof rocket): number =>
    spread.reduce((sum, { label, value }) => sum + label * value, 0) /
    spread.reduce((sum, { value }) => sum + value, 0);
  return {
    players: careers.size,
    squads: squads.all.length,
    since: firstYear(Math.min(...facts.lines.map(({ season }) => season))),
    chain,
    // In each handshake of the chains that are named.
    together: MIN_GAMES_TOGETHER,
    handshakes: chain.length - 1,
    rocket: {
      reached: fromMcdavid.size,
      spread: rocket,
      first: elementAt(rocket, 0).value,
      farthest: elementAt(rocket, -1).label,
      mean: roundTo(mean(rocket), 1),
    },
    mcdavid: {
      spread: mcdavid,
      first: elementAt(mcdavid, 0).value,
      most: elementAt(mcdavid, -1),
      mean: roundTo(mean(mcdavid), 1),
      farthest: farthest.slice(0, 2).map(({ player, games, lines }) => ({
        id: player.id,
        name: playerNameOf(player),
        games,
        last: secondYear(elementAt(lines, -1).season),
      })),
    },
    within: {
      three: roundTo(
        mcdavid.filter(({ label }) => label <= 3).reduce((sum, { value }) => sum + value, 0) / careers.size,
        2,
      ),
    },
    sociable: sociable.slice(0, 10),
    pairs: Object.fromEntries(Object.entries(PAIRS).map(([name, pair]) => [name, between(pair)])),
  };
}
