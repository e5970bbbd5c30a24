import { t } from "i18next";
import {
  criteriaOfCell,
  criterionKindOf,
  criterionSubjectOf,
  mustBeMetWithClub,
  type GridCriteria,
} from "#rules/grid/criteria";
import { definiteArticleOf } from "../../i18n/definite-article.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { criterionWords, franchiseNickname } from "./words.ts";

/** Criteria whose meaning is more than their name says. */
export const MEANINGS = ["one-club", "five-clubs", "reached", "captain", "by-club", "teenager"] as const;

/** Kinds that count with every club of the player. */
export const ANYWHERE = ["career", "trophy", "final"] as const;

/** Returns what counts in a cell: "50 goals in a season with the Oilers"; null if its names say so. */
export function cellRule(lines: GridCriteria, square: number, league: PlayerRegistry): string | null {
  const cell = criteriaOfCell(lines, square);
  const club = cell.find((key) => criterionKindOf(key) === "club");
  const other = cell.find((key) => key !== club);
  if (other === undefined) return null;
  const meaning = MEANINGS.find((subject) => cell.some((key) => criterionSubjectOf(key) === subject));
  if (meaning !== undefined) return t(`grid.meaning.${meaning}`);
  if (club === undefined) return null;
  const kind = criterionKindOf(other);
  if (kind === "club") return t("grid.oneGame");
  if (mustBeMetWithClub(other)) {
    const name = franchiseNickname(criterionSubjectOf(club), league);
    const withClub = t(`grid.counts.club.${definiteArticleOf(name)}`, { club: name });
    return kind === "cup"
      ? t("grid.counts.cup", { club: withClub })
      : t("grid.counts.mark", { mark: criterionWords(other, league).name, club: withClub });
  }
  const anywhere = ANYWHERE.find((each) => each === kind);
  return anywhere === undefined ? null : t(`grid.counts.${anywhere}`);
}
