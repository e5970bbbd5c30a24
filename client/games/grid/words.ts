import i18next, { t, type ParseKeys } from "i18next";
import {
  criteriaOfCell,
  criterionKindOf,
  criterionSubjectOf,
  type CriterionKey,
  type GridCriteria,
} from "#rules/grid/criteria";
import type { EndedRound } from "#rules/games";
import { hasShares, pickShareOf, type CellPicks } from "#rules/grid/rarity";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { format } from "../../i18n/format.ts";
import { clubNickname } from "../../i18n/club-name.ts";
import { formatPickShare } from "../../i18n/pick-share.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { isOfDay } from "../../storage/results.ts";
import type { EndingLines } from "../shared/game-screen.ts";

/** A figure at the beginning of a name, with French grouping. */
const FIGURE = /^(\d[\d,\u00a0]*(?:st|er)?) (.+)$/;

/**
 * Returns the name of a criterion: "Oilers", "500 career goals", "Hart Trophy". A figure at the beginning, which the sign
 * shows, is also returned apart from the rest.
 */
export function criterionWords(key: CriterionKey, league: PlayerRegistry) {
  const name = nameOf(key, league);
  const [, figure = null, rest = name] = FIGURE.exec(name) ?? [];
  return { name, figure, rest };
}

function nameOf(key: CriterionKey, league: PlayerRegistry): string {
  const [kind, subject] = [criterionKindOf(key), criterionSubjectOf(key)];
  switch (kind) {
    case "club":
      return franchiseNickname(subject, league);
    case "country":
      return format.country(subject);
    case "cup":
      return t("generator.cup");
    case "hall-of-fame":
      return t("generator.hallOfFame");
    default: {
      const text = `${kind === "trophy" ? "generator.trophies" : `grid.criteria.${kind}`}.${subject}`;
      return i18next.exists(text) ? t(text as ParseKeys) : key;
    }
  }
}

/** Returns a club's nickname; an unknown club is named by its code. */
export function franchiseNickname(code: string, { clubs }: PlayerRegistry): string {
  const club = clubs.get(code);
  return club === undefined ? code : clubNickname(club);
}

/** Returns the names of a cell's row and column. */
export function crossingOf(lines: GridCriteria, square: number, league: PlayerRegistry) {
  const [row, column] = criteriaOfCell(lines, square);
  return { row: nameOf(row, league), column: nameOf(column, league) };
}

/** Formats a player's share of a cell's picks; null until there are enough picks. */
export const formatShareIn = (picks: CellPicks | null | undefined, player: number): string | null =>
  picks && hasShares(picks) ? formatPickShare(pickShareOf(picks, player)) : null;

/** Returns how many cells of a Grid are right, in place of an answer's name. */
export function gridHead({ state, correct, number, day, kind }: EndedRound<"grid">): EndingLines {
  const { toFind } = GAME_CONFIG.grid;
  const outcome = correct === toFind ? "full" : state === "won" ? "won" : "part";
  return {
    head: t(`grid.ended.${outcome}`, { count: correct, of: toFind }),
    line: isOfDay({ kind }) ? t("grid.ended.line", { number, day: format.monthDay(day) }) : t("grid.ended.practice"),
  };
}
