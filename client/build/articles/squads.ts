import { indexSquads } from "#rules/league/handshakes";
import { packSquads } from "#rules/league/packed-squads";
import { readFacts } from "./write.ts";

/** Returns the module with all teammates, packed as text, which browsers parse faster than a script. */
export function teammatesModule(): string {
  const lines = Map.groupBy(readFacts("season_lines"), ({ season, team }) => `${season} ${team}`);
  const squads = [...lines].map(([squad, members]) => {
    const [season = "", team = ""] = squad.split(" ");
    return { season: Number(season), team, players: [...new Set(members.map(({ player_id: id }) => Number(id)))] };
  });
  const packed = JSON.stringify(JSON.stringify(packSquads(indexSquads(squads))));
  return `export const squads = JSON.parse(${packed});\n`;
}
