/**
 * Prints the best-known players for review by a fan: `node seed/print-fame.ts [count]` for possible answers today,
 * `node seed/print-fame.ts --ever [count]` for all time.
 */
import { parseArgs } from "node:util";
import { buildCareers } from "./career.ts";
import { readFacts } from "./facts.ts";
import { isAnswerable, rateFame } from "./fame.ts";

const { values, positionals } = parseArgs({
  options: { ever: { type: "boolean", default: false } },
  allowPositionals: true,
});
const facts = readFacts();
const careers = buildCareers(facts);
const fame = rateFame(facts, careers);
const teamOf = new Map(facts.rosters.map(({ player, team }) => [player, team]));

const best = [...careers.values()]
  .filter((career) => values.ever || (teamOf.has(career.player.id) && isAnswerable(facts, career)))
  .map((career) => ({ ...career, fame: fame.get(career.player.id) ?? 0 }))
  .sort((a, b) => b.fame - a.fame || a.player.id - b.player.id)
  .slice(0, Number(positionals[0] ?? 300));

for (const [at, { player, fame, games, points, wins }] of best.entries()) {
  const done = player.position === "G" ? `${wins} W` : `${points} P`;
  console.log(
    `${String(at + 1).padStart(4)} ${fame.toFixed(1).padStart(6)} ${player.position} ` +
      `${(teamOf.get(player.id) ?? "").padEnd(3)} ${player.first} ${player.last}, ${games} GP, ${done}`,
  );
}
const tally = Map.groupBy(best, ({ player }) => player.position);
console.log([...tally].map(([position, players]) => `${position} ${players.length}`).join(", "));
