/**
 * Prints the clubs' seasons with the best and least known players, for review by a fan: `node seed/print-season-fame.ts
 * [from] [count]`, from 1967-68 unless a season such as 20052006 is given.
 */
import { EXPANSION_SEASON } from "#rules/league/season";
import { readFacts } from "./facts.ts";
import { buildTables } from "./rows.ts";

const [from = EXPANSION_SEASON, count = 60] = process.argv.slice(2).map(Number);
const tables = buildTables(readFacts());
const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];

const ranked = rowsOf("team_seasons")
  .filter(({ season }) => Number(season) >= from)
  .sort((a, b) => Number(b["fame"]) - Number(a["fame"]))
  .map(
    ({ season, team, fame, champion }, at) =>
      `${String(at + 1).padStart(4)} ${String(fame).padStart(7)} ${season} ${team}${champion === 1 ? ", champions" : ""}`,
  );

console.log([...ranked.slice(0, count), "…", ...ranked.slice(-count)].join("\n"));
