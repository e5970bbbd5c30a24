import { indexSquads, type Squads } from "./handshakes.ts";
import type { Season } from "./season.ts";

/**
 * Squads in the form in which they are downloaded. `clubs`: each club with its seasons. `players`: per player, in order
 * of id, the difference to the previous id, followed by runs of squads (index of the first, length). Squads are
 * numbered by club and season, so that a player's years with a club are one run.
 */
export interface PackedSquads {
  clubs: [team: string, ...seasons: Season[]][];
  players: [idStep: number, ...runs: number[]][];
}

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

/** Encodes indexes as runs: 7, 8, 9 and 20 become 7 3 20 1. */
function runsOf(places: readonly number[]): number[] {
  const runs: number[] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const [first, length] = runs.slice(-2);
    if (first !== undefined && length !== undefined && first + length === place) runs.splice(-1, 1, length + 1);
    else runs.push(place, 1);
  }
  return runs;
}

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
  return indexSquads(all);
}
