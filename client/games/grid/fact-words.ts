import { t } from "i18next";
import { DRAFTED_BY_CLUB, criterionKindOf, criterionSubjectOf, type CriterionKey } from "#rules/grid/criteria";
import type { Achievement, CriterionCheck, ClubTenure } from "#rules/grid/player-record";
import { parseMilestone } from "#rules/grid/milestones";
import { secondYear } from "#rules/league/season";
import type { Trophy } from "#rules/league/trophies";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatSeason, shortYears, formatYears, formatFullYears } from "#rules/league/years";

// Short texts of proofs.

/** With more Cups or trophies than these, years are a range. */
const YEARS_LISTED = 3;

/** Formats tenures: "EDM 1979–91", "NYR 1991–97, 2000–04". */
export const spellTenures = (stays: readonly ClubTenure[]): string =>
  stays
    .map(([team, from, to], at) => {
      const years = formatYears({ from, to }, documentLanguage());
      return stays[at - 1]?.[0] === team ? years : `${team} ${years}`;
    })
    .join(", ");

/** Longer club names are replaced by codes, so that the years fit below a portrait. */
const LONGEST_CLUB_NAME = 7;

/** Formats the longest tenure with a club: "Rangers 1991–97", "CBJ 2003–12". */
export function longestStay(stays: readonly ClubTenure[], clubName: (code: string) => string): string {
  const [longest] = stays.toSorted(([, from, to], [, otherFrom, otherTo]) => otherTo - otherFrom - (to - from));
  if (longest === undefined) return "";
  const [team, from, to] = longest;
  const name = clubName(team);
  return `${name.length > LONGEST_CLUB_NAME ? team : name} ${shortYears({ from, to }, documentLanguage())}`;
}

/** Formats a count: "7 clubs", "601 goals". */
export const formatCount = (
  of: NonNullable<ReturnType<typeof parseMilestone>>["column"] | "playoffGames" | "clubs",
  count: number,
): string => t(`grid.proof.${of}`, { count, figure: format.number(count) });

/** Formats a count of what a milestone counts. */
export function formatFigure(key: CriterionKey, count: number): string {
  const { column = "games", isPlayoffs = false } = parseMilestone(key) ?? {};
  return formatCount(isPlayoffs ? "playoffGames" : column, count);
}

/** Formats a count: "601 goals"; "at least 48 shutouts" if a season is unknown. */
export function formatKnownFigure(
  { figure: known, isPartial = false }: Extract<CriterionCheck, { kind: "figure" }>,
  key: CriterionKey,
): string {
  const figure = formatFigure(key, known);
  return isPartial ? t("grid.proof.atLeast", { figure }) : figure;
}

export const trophyName = (key: CriterionKey): string => t(`generator.trophies.${criterionSubjectOf(key) as Trophy}`);

/**
 * Formats achievements: "Cup 2001", "5 Cups, 1984–1990", "Hart Trophy ×9"; of season marks the best, "76 goals,
 * 1992–93".
 *
 * @param isShort whether the text must fit below a portrait: years are short, and it leaves out what the criterion says
 */
export function spellAchievements(feats: readonly Achievement[], key: CriterionKey, isShort = false): string {
  const language = documentLanguage();
  const count = feats.length;
  if (criterionKindOf(key) === "season") {
    const [best] = feats.toSorted((a, b) => (b.figure ?? 0) - (a.figure ?? 0));
    if (best === undefined) return "";
    if (isShort) return formatFigure(key, best.figure ?? 0);
    return t("grid.proof.inSeason", {
      figure: formatFigure(key, best.figure ?? 0),
      season: formatSeason(best.season, language),
    });
  }
  const years = feats.map(({ season }) => secondYear(season));
  const listed = years.join(", ");
  const [from = 0, to = from] = [years[0], years.at(-1)];
  const span = (isShort ? shortYears : formatFullYears)({ from, to }, language);
  if (criterionKindOf(key) === "cup")
    return count > YEARS_LISTED
      ? t("grid.proof.cups", { number: count, years: span })
      : t("grid.proof.cup", { years: listed });
  if (criterionKindOf(key) === "final") {
    const isCaptain = criterionSubjectOf(key) === "captain" && !isShort;
    return count > YEARS_LISTED
      ? t(`grid.proof.${isCaptain ? "captains" : "finals"}`, { number: count, years: span })
      : t(`grid.proof.${isCaptain ? "captain" : "final"}`, { count, years: listed });
  }
  if (isShort) return count > YEARS_LISTED ? `×${count}` : listed;
  const trophy = trophyName(key);
  return count > YEARS_LISTED
    ? t("grid.proof.wonOften", { trophy, number: count })
    : t("grid.proof.won", { trophy, years: listed });
}

/** Formats a draft: "1st overall, 1984", "Drafted by QUE, 1987", "Never drafted". */
export function spellDraft(
  { year, overall, team }: Extract<CriterionCheck, { kind: "draft" }>,
  key: CriterionKey,
  isShort = false,
): string {
  if (year === null) return t("grid.proof.undrafted");
  if (key === DRAFTED_BY_CLUB && team !== null && !isShort) return t("grid.proof.pickedBy", { team, year });
  return overall === null
    ? t("grid.proof.pickedIn", { year })
    : t("grid.proof.picked", { place: format.ordinal(overall), year });
}

/** Formats a debut: "Debut 1979–80", "Debut at 18". */
export function spellDebut({ season, age }: Extract<CriterionCheck, { kind: "debut" }>, key: CriterionKey): string {
  if (season === null) return t("grid.proof.noSeason");
  if (criterionSubjectOf(key) !== "teenager")
    return t("grid.proof.debut", { season: formatSeason(season, documentLanguage()) });
  return age === null ? t("grid.proof.noAge") : t("grid.proof.debutAt", { age });
}
