import type { TableRows } from "./rows.ts";

type PlayerRow = TableRows["rows"][number];

/**
 * Returns a function that returns the current number of a row of `players`, as the Worker does in SQL
 * (`CURRENT_NUMBER_SQL`).
 */
export function currentNumbersOf(players: TableRows["rows"]): (player: PlayerRow) => number | null {
  const listed = Map.groupBy(players, ({ team, number }) => `${team} ${number}`);
  const woreLastSeason = ({ team, number, last_numbers: worn }: PlayerRow): boolean =>
    (JSON.parse(String(worn ?? "{}")) as Record<string, number[]>)[String(team)]?.includes(Number(number)) ?? false;
  return (player) => {
    const { team = null, number = null } = player;
    // Thousands of retired players have none: comparing them with each other takes half a minute.
    if (number === null) return null;
    const sharing = listed.get(`${team} ${number}`) ?? [];
    const [owner, ...others] = sharing.length === 1 ? sharing : sharing.filter(woreLastSeason);
    return owner === player && others.length === 0 ? Number(number) : null;
  };
}
