import type { TableRows } from "./rows.ts";

type PlayerRow = TableRows["rows"][number];

/**
 * Returns a function that returns the current number of a player, as the Worker does in SQL (`CURRENT_NUMBER_SQL`): null
 * for a number that several players of a club are listed with, unless only this one wore it there last season.
 *
 * @param players rows of the table `players`
 */
export function currentNumbersOf(players: TableRows["rows"]): (player: PlayerRow) => number | null {
  const listed = Map.groupBy(players, ({ team, number }) => `${team} ${number}`);
  const woreLastSeason = ({ team, number, last_numbers: worn }: PlayerRow): boolean =>
    (JSON.parse(String(worn ?? "{}")) as Record<string, number[]>)[String(team)]?.includes(Number(number)) ?? false;
  return (player) => {
    const { team = null, number = null } = player;
    const sharing = listed.get(`${team} ${number}`) ?? [];
    const [owner, ...others] = sharing.length === 1 ? sharing : sharing.filter(woreLastSeason);
    return number !== null && owner === player && others.length === 0 ? Number(number) : null;
  };
}
