import i18next, { t, type ParseKeys } from "i18next";
import {
  criteriaOfCell,
  criterionKindOf,
  criterionSubjectOf,
  type CriterionKey,
  type CriterionKind,
  type GridCriteria,
} from "#rules/grid/criteria";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { format } from "../../i18n/format.ts";
import { clubNickname } from "../../i18n/club-name.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { isOfDay } from "../../storage/results.ts";
import type { GameTexts } from "../shared/game-screen.ts";

/** The texts that name the criteria of a kind, by subject. */
const NAMES: Readonly<Record<Exclude<CriterionKind, "club" | "country" | "cup" | "hall-of-fame">, string>> = {
  trophy: "generator.trophies",
  career: "grid.career",
  final: "grid.finals",
  season: "grid.season",
  draft: "grid.draft",
  debut: "grid.debut",
  position: "grid.position",
};

/** A figure at the beginning of a name, with French grouping. */
const FIGURE = /^(\d[\d,\u00a0]*(?:st|er)?) (.+)$/;

/**
 * Returns a function that names criteria: "Oilers", "500 career goals", "Hart Trophy". A figure at the beginning, which
 * the sign shows, is also returned apart from the rest.
 */
export function useCriterionWords(registry: PlayerRegistry) {
  const nameOf = (key: CriterionKey): string => {
    const [kind, subject] = [criterionKindOf(key), criterionSubjectOf(key)];
    switch (kind) {
      case "club": {
        const club = registry.clubs.get(subject);
        return club === undefined ? subject : clubNickname(club);
      }
      case "country":
        return format.country(subject);
      case "cup":
        return t("generator.cup");
      case "hall-of-fame":
        return t("generator.hallOfFame");
      default: {
        const text = `${NAMES[kind]}.${subject}`;
        return i18next.exists(text) ? t(text as ParseKeys) : key;
      }
    }
  };
  return (key: CriterionKey) => {
    const name = nameOf(key);
    const [, figure = null, rest = name] = FIGURE.exec(name) ?? [];
    return { name, figure, rest };
  };
}

/** Returns a function that names the row and column of a cell. */
export function useCrossing(registry: PlayerRegistry) {
  const wordsOf = useCriterionWords(registry);
  return (lines: GridCriteria, square: number) => {
    const [row, column] = criteriaOfCell(lines, square);
    return { row: wordsOf(row).name, column: wordsOf(column).name };
  };
}

/** Returns a function that formats a share in percent: "38%", with a decimal below ten, "2.4%". */
export function useShareFormat(): (share: number) => string {
  return (share) => t("grid.share", { share: format.number(share < 10 ? share : Math.round(share)) });
}

/** A Grid has no single answer to name: its ending says how many cells are right. */
export function useGridWords(): GameTexts<"grid", PlayerRegistry> {
  const { toFind } = GAME_CONFIG.grid;
  return {
    nameOf: () => null,
    headOf({ state, correct, number, day, ...view }) {
      const outcome = correct === toFind ? "full" : state === "won" ? "won" : "part";
      return {
        head: t(`grid.ended.${outcome}`, { count: correct, of: toFind }),
        line: isOfDay(view) ? t("grid.ended.line", { number, day: format.monthDay(day) }) : t("grid.ended.practice"),
      };
    },
  };
}
