import { squadsOf, type Squads } from "./handshakes.ts";
import type { Season } from "./season.ts";

/**
 * Squads as they travel: clubs with their seasons, and for each player, in order of id, how far his id is from the one
 * before, followed by runs of squads, each by the place of its first and its length. Squads are counted through the
 * seasons of one club after another, so that a player's years with a club are a single run.
 */
export interface PackedSquads {
  clubs: [team: string, ...seasons: Season[]][];
  players: [idStep: number, ...runs: number[]][];
}

/** Packs squads; each player's years with a club become two numbers. */
export function packSquads({ all, of }: Squads): PackedSquads {
  const byClub = [...Map.groupBy(all, ({ team }) => team)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([team, squads]) => ({ team, squads: squads.toSorted((a, b) => a.season - b.season) }));
  const places = new Map(byClub.flatMap(({ squads }) => squads).map((squad, place) => [squad, place]));
  let before = 0;
  const players = [...of]
    .toSorted(([a], [b]) => a - b)
    .map(([player, own]): PackedSquads["players"][number] => {
      const step = player - before;
      before = player;
      return [step, ...runsOf(own.map((index) => placeOf(places, all[index])))];
    });
  return { clubs: byClub.map(({ team, squads }) => [team, ...squads.map(({ season }) => season)]), players };
}

const placeOf = <Key>(places: ReadonlyMap<Key, number>, key: Key | undefined): number =>
  (key === undefined ? undefined : places.get(key)) ?? 0;

/** Writes places as runs: 7, 8, 9 and 20 are 7 3 20 1. */
function runsOf(places: readonly number[]): number[] {
  const runs: number[] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const [first, length] = runs.slice(-2);
    if (first !== undefined && length !== undefined && first + length === place) runs.splice(-1, 1, length + 1);
    else runs.push(place, 1);
  }
  return runs;
}

/** Reads packed squads. */
export function unpackSquads({ clubs, players }: PackedSquads): Squads {
  const all = clubs.flatMap(([team, ...seasons]) =>
    seasons.map((season) => ({ team, season, players: [] as number[] })),
  );
  let player = 0;
  for (const [step, ...runs] of players) {
    player += step;
    for (let at = 0; at < runs.length; at += 2) {
      const [first = 0, length = 0] = runs.slice(at, at + 2);
      for (const squad of all.slice(first, first + length)) squad.players.push(player);
    }
  }
  return squadsOf(all);
}
