/**
 * Updates `facts/` from the league's services: `npm run refresh`. Rosters, the current season, new players, and names,
 * positions and alignments. A roster or player who cannot be fetched is unchanged; any other failure leaves every file
 * unchanged.
 */
import { readFile, rename, writeFile } from "node:fs/promises";
import { firstYear, secondYear } from "#rules/league/season";
import {
  BIOGRAPHY,
  columnsOf,
  FACTS,
  readFacts,
  ROSTER_SPOT,
  SEASON_LINE,
  TEAM,
  type Biography,
  type LeagueFacts,
} from "./facts.ts";
import { runScript } from "./script.ts";
import { fetchFreshFacts, type FreshFacts } from "./fresh-facts.ts";

const BAR = 32;

/** Prints the progress over the previous line. */
function drawProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return;
  const full = Math.round((BAR * done) / all);
  process.stderr.write(`\r${"█".repeat(full)}${"░".repeat(BAR - full)} ${done}/${all}${done === all ? "\n" : ""}`);
}

/**
 * Fetches the league's facts and writes what is new to CSV files. Returns a summary as lines. @throws the error of
 * {@link fetchFreshFacts}; nothing is written then
 */
export async function refreshFacts(folder: URL, now: number, onStep = drawProgress): Promise<string[]> {
  const facts = readFacts(folder);
  const fresh = await fetchFreshFacts(facts, now, onStep);
  const { season, asOf, rosters, newcomers, described, clubs, lines } = fresh;
  const changed = new Set(lines.map(({ player }) => player));
  const isReplaced = ([player, of]: string[]) => Number(of) === season && changed.has(Number(player));

  const [players, seasonLines, teams, pastNames] = await Promise.all([
    readLines(folder, "players"),
    readLines(folder, "season_lines"),
    readLines(folder, "teams"),
    readLines(folder, "clubs_of_the_past"),
  ]);
  const clubOf = new Map(clubs.map((club) => [club.code, club]));
  const files = {
    players: mergeById(players, [...newcomers, ...described]),
    season_lines: [
      ...seasonLines.filter((line) => !isReplaced(line.split(",", 2))),
      ...lines.map((line) => csvOf(columnsOf(SEASON_LINE, line))),
    ],
    rosters: ["player_id,team,number", ...rosters.map((spot) => csvOf(columnsOf(ROSTER_SPOT, spot)))],
    teams: teams.map((line) => {
      const team = facts.teams.find(({ code }) => line.startsWith(`${code},`));
      const club = clubOf.get(team?.code ?? "");
      return team === undefined || club === undefined ? line : csvOf(columnsOf(TEAM, { ...team, ...club }));
    }),
    clubs_of_the_past: [
      ...pastNames.filter((line) => !clubOf.has(line.slice(0, 3))),
      ...clubs.flatMap(({ code, past }) =>
        past.map(({ first, last, nameEn, nickname, nameFr }) => csv(code, first, last, nameEn, nickname, nameFr)),
      ),
    ],
    as_of: ["day", asOf],
  };
  // All files are written before the first one replaces an old one.
  const names = Object.keys(files) as (keyof typeof files)[];
  for (const name of names) await writeFile(new URL(`${name}.csv.new`, folder), `${files[name].join("\n")}\n`);
  for (const name of names) await rename(new URL(`${name}.csv.new`, folder), new URL(`${name}.csv`, folder));
  return summarize(facts, fresh);
}

const readLines = async (folder: URL, name: string): Promise<string[]> =>
  (await readFile(new URL(`${name}.csv`, folder), "utf8")).trimEnd().split(/\r?\n/);

const csv = (...cells: (string | number | null)[]): string =>
  cells
    .map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : (cell ?? "")))
    .join(",");

const csvOf = (row: Record<string, string | number | null>): string => csv(...Object.values(row));

/** Merges new players into a file in order of id. Other lines are unchanged. */
function mergeById([head = "", ...old]: string[], newcomers: readonly Biography[]): string[] {
  const replaced = new Set(newcomers.map(({ id }) => id));
  const idOf = (line: string) => Number.parseInt(line, 10);
  return [
    head,
    ...[
      ...old.filter((line) => !replaced.has(idOf(line))),
      ...newcomers.map((player) => csvOf(columnsOf(BIOGRAPHY, player))),
    ].sort((a, b) => idOf(a) - idOf(b)),
  ];
}

function summarize(
  { players, rosters: before }: LeagueFacts,
  { season, asOf, rosters, newcomers, described, clubs, lines, faults }: FreshFacts,
): string[] {
  const names = new Map(
    [...players, ...newcomers, ...described].map(({ id, first, last }) => [id, `${first} ${last}`]),
  );
  const nameOf = (id: number) => names.get(id) ?? String(id);
  const [old, now] = [before, rosters].map((spots) => new Map(spots.map((spot) => [spot.player, spot])));
  const pairs = rosters.flatMap((spot) => {
    const was = old?.get(spot.player);
    return was === undefined ? [] : [{ was, spot }];
  });
  const changes: Record<string, string[]> = {
    "First seen": newcomers.map(({ id }) => nameOf(id)),
    "Described otherwise": described.map(({ id }) => nameOf(id)),
    Clubs: clubs.map(({ code }) => code),
    "New club": pairs
      .filter(({ was, spot }) => was.team !== spot.team)
      .map(({ was, spot }) => `${nameOf(spot.player)} ${was.team} → ${spot.team}`),
    "New number": pairs
      .filter(({ was, spot }) => was.team === spot.team && was.number !== spot.number)
      .map(({ was, spot }) => `${nameOf(spot.player)} ${was.number} → ${spot.number}`),
    "On a roster": rosters
      .filter(({ player }) => old?.has(player) === false)
      .map(({ player, team }) => `${nameOf(player)} ${team}`),
    "On none": before
      .filter(({ player }) => now?.has(player) === false)
      .map(({ player, team }) => `${nameOf(player)} ${team}`),
  };
  return [
    `Facts as of ${asOf}, ${rosters.length} players on ${new Set(rosters.map(({ team }) => team)).size} rosters`,
    ...Object.entries(changes).flatMap(([what, list]) =>
      list.length === 0 ? [] : [`${what} (${list.length}): ${list.join(", ")}`],
    ),
    `Figures of ${firstYear(season)}-${String(secondYear(season)).slice(-2)}: ${new Set(lines.map(({ player }) => player)).size} players changed`,
    ...faults.map((fault) => `Not learned: ${fault}`),
  ];
}

if (import.meta.main) {
  await runScript("Not refreshed", async () => {
    for (const line of await refreshFacts(FACTS, Date.now())) console.log(line);
  });
}
