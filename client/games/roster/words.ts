import { t } from "i18next";
import { pastNameIn } from "#rules/league/past-names";
import type { ClueVerdict } from "#rules/shared/verdict";
import type { TeamSeason } from "#rules/roster/team-season";
import type { SeasonIndex } from "../../data/seasons.ts";
import { clubName } from "../../i18n/club-name.ts";
import { definiteArticleOf } from "../../i18n/definite-article.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { unbroken } from "../../i18n/unbroken.ts";
import { formatSeason } from "#rules/league/years";

/** The years that distinguish a past club from its namesake: a season does that too. */
const YEARS = / \(.*\)$/;

/** Returns the club and the season, as parts of a name. */
export const teamSeasonParts = ({ season, team }: TeamSeason, { clubs }: SeasonIndex) => ({
  team: clubName(clubs.get(team), team, season).replace(YEARS, ""),
  season: unbroken(formatSeason(season, documentLanguage())),
});

/** Returns a mark in words, for screen readers: ": close, the answer is later". */
export const markWords = ({ verdict, arrow }: ClueVerdict): string =>
  `${t("tile.colon")}${t(`tile.${verdict}`)}${arrow === "none" ? "" : t(`roster.arrows.${arrow}`)}`;

/** Names a club's season: alone, "Quebec Nordiques, 1992–93", and within a sentence, "the 1992–93 Quebec Nordiques". */
export const rosterWords = {
  nameOf: (of: TeamSeason, seasons: SeasonIndex): string => t("roster.teamSeason", teamSeasonParts(of, seasons)),
  nameInSentence: (of: TeamSeason, seasons: SeasonIndex): string =>
    t(`roster.named.${definiteArticleOf(frenchNameOf(of, seasons))}`, teamSeasonParts(of, seasons)),
};

function frenchNameOf({ season, team }: TeamSeason, { clubs }: SeasonIndex): string {
  const club = clubs.get(team);
  return (pastNameIn(club?.past, season) ?? club)?.nameFr ?? team;
}
