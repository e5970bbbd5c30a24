import { sweaterClub } from "../league/sweater-club.ts";
import { criteriaOfCell, criterionKindOf, criterionSubjectOf, type GridCriteria } from "./criteria.ts";
import type { FranchiseOf, GuessedPlayer } from "./player-record.ts";

/**
 * Returns the number that a player wore most with the row's club, else the column's, else the one he is remembered
 * with. The cell shows this sweater (client/games/grid/pick.tsx). Null if unknown.
 */
export function sweaterNumberInCell(
  lines: GridCriteria,
  square: number,
  player: GuessedPlayer,
  franchiseOf: FranchiseOf,
): number | null {
  const club = criteriaOfCell(lines, square).find((key) => criterionKindOf(key) === "club");
  const worn =
    club === undefined ? sweaterClub(player) : clubOfFranchise(criterionSubjectOf(club), player, franchiseOf);
  return player.numbers[worn ?? ""] ?? null;
}

/** Returns the player's club of a franchise, under today's code if he played for that. */
const clubOfFranchise = (franchise: string, { clubs }: GuessedPlayer, franchiseOf: FranchiseOf): string | undefined =>
  clubs.find((code) => code === franchise) ?? clubs.find((code) => franchiseOf(code) === franchise);
