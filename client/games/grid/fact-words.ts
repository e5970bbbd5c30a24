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

/** Names the texts about an honour. */
function honourOf(key: CriterionKey): "cup" | "final" | "captain" | "trophy" {
  const kind = criterionKindOf(key);
  if (kind === "final") return criterionSubjectOf(key) === "captain" ? "captain" : "final";
  return kind === "cup" ? "cup" : "trophy";
}

const trophyName = (key: CriterionKey): string =>
  honourOf(key) === "trophy" ? t(`generator.trophies.${criterionSubjectOf(key) as Trophy}`) : "";

/** States that a player has no Cup, no Final or no such trophy. */
export const spellNoHonour = (key: CriterionKey): string =>
  t(`grid.proof.${honourOf(key)}.none`, { trophy: trophyName(key) });

/**
 * Formats achievements: "Cup 2001", "5 Cups, 1984–1990", "Hart Trophy ×9"; of season marks the best, "76 goals,
 * 1992–93".
 *
 * @param isShort whether the text must fit below a portrait: years are short, and it leaves out what the criterion says
 */
export function spellAchievements(feats: readonly Achievement[], key: CriterionKey, isShort = false): string {
  const language = documentLanguage();
  if (criterionKindOf(key) === "season") {
    const [best] = feats.toSorted((a, b) => (b.figure ?? 0) - (a.figure ?? 0));
    const figure = formatFigure(key, best?.figure ?? 0);
    if (best === undefined || isShort) return figure;
    return t("grid.proof.inSeason", { figure, season: formatSeason(best.season, language) });
  }
  const seasons = feats.map(({ season }) => secondYear(season));
  const count = seasons.length;
  const isListed = count <= YEARS_LISTED;
  const [from = 0, to = from] = [seasons[0], seasons.at(-1)];
  const years = isListed ? seasons.join(", ") : (isShort ? shortYears : formatFullYears)({ from, to }, language);
  const honour = honourOf(key);
  if (isShort && honour === "trophy") return isListed ? years : `×${count}`;
  const texts = isShort && honour === "captain" ? "final" : honour;
  return t(`grid.proof.${texts}.${isListed ? "few" : "many"}`, {
    trophy: trophyName(key),
    count,
    number: count,
    years,
  });
}

/** Formats a draft: "1st overall, 1984", "Drafted by QUE, 1987", "Never drafted", "Predates the draft". */
export function spellDraft(
  { met, year, overall, team }: Extract<CriterionCheck, { kind: "draft" }>,
  key: CriterionKey,
  isShort = false,
): string {
  if (year === null)
    return t(met || criterionSubjectOf(key) !== "undrafted" ? "grid.proof.undrafted" : "grid.proof.tooEarly");
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
