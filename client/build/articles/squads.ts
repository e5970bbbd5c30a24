import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { indexSquads } from "#rules/league/handshakes";
import { packSquads } from "#rules/league/packed-squads";

const LINES = new URL("../../../seed/facts/season_lines.csv", import.meta.url);

/** Returns the module with all teammates, packed as text, which browsers parse faster than a script. */
export async function teammatesModule(): Promise<string> {
  const rows = parse(await readFile(LINES, "utf8"), { columns: true }) as {
    player_id: string;
    season: string;
    team: string;
  }[];
  const squads = [...Map.groupBy(rows, ({ season, team }) => `${season} ${team}`)].map(([squad, lines]) => {
    const [season = "", team = ""] = squad.split(" ");
    return { season: Number(season), team, players: [...new Set(lines.map((line) => Number(line.player_id)))] };
  });
  const packed = JSON.stringify(JSON.stringify(packSquads(indexSquads(squads))));
  return `export const squads = JSON.parse(${packed});\n`;
}
