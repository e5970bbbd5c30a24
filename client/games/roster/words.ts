import { t } from "i18next";
import { pastNameIn } from "#rules/league/past-names";
import type { TeamSeason } from "#rules/roster/team-season";
import type { SeasonIndex } from "../../data/seasons.ts";
import { clubName } from "../../i18n/club-name.ts";
import { definiteArticleOf } from "../../i18n/definite-article.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { unbroken } from "../../i18n/unbroken.ts";
import { formatSeason } from "#rules/league/years";

/** The years that distinguish a past club from its namesake: a season does that too. */
const YEARS = / \(.*\)$/;

/**
 * Returns functions that name a club's season: alone, "Quebec Nordiques, 1992–93", « Nordiques de Québec, 1992-1993 »,
 * and within a sentence, "the 1992–93 Quebec Nordiques", « les Nordiques de Québec de 1992-1993 ».
 */
export function useTeamSeasonName() {
  const language = documentLanguage();
  const wordsOf = ({ season, team }: TeamSeason, { clubs }: SeasonIndex) => ({
    team: clubName(clubs.get(team), team, season).replace(YEARS, ""),
    season: unbroken(formatSeason(season, language)),
  });
  return {
    wordsOf,
    nameOf: (of: TeamSeason, seasons: SeasonIndex): string => t("roster.teamSeason", wordsOf(of, seasons)),
    nameInSentence: (of: TeamSeason, seasons: SeasonIndex): string =>
      t(`roster.named.${definiteArticleOf(frenchNameOf(of, seasons))}`, wordsOf(of, seasons)),
  };
}

function frenchNameOf({ season, team }: TeamSeason, { clubs }: SeasonIndex): string {
  const club = clubs.get(team);
  return (pastNameIn(club?.past, season) ?? club)?.nameFr ?? team;
}
