import { t } from "i18next";
import type { ExcludingClue } from "#rules/classic/coach";
import { findPlayer } from "#rules/league/player";
import type { LeagueVersion } from "../../data/league.ts";
import { clubName } from "../../i18n/club-name.ts";
import { definiteArticleOf } from "../../i18n/definite-article.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";

const OTHER = { Eastern: "Western", Western: "Eastern" } as const;

/** Returns reasons as part of a sentence: "Finland, centre, East and a number just above 16". */
export const listReasons = (reasons: readonly ExcludingClue[], league: LeagueVersion): string =>
  new Intl.ListFormat(`${documentLanguage()}-CA`).format(reasons.map((reason) => reasonOf(reason, league)));

function reasonOf({ clue, mark: { verdict, arrow }, guess }: ExcludingClue, league: LeagueVersion): string {
  const by = findPlayer(league, guess);
  // A figure's mark: equal, or how far above or below the guess.
  const side = arrow === "none" ? "match" : (`${verdict === "near" ? "near" : "miss"}-${arrow}` as const);
  switch (clue) {
    case "team": {
      const club = clubName(league.clubs.get(by.team), by.team);
      // The article depends on the name in French only: all English texts are the same.
      const withArticle = t(`coach.why.club.${definiteArticleOf(club)}`, { club });
      return t(`coach.why.team.${verdict}`, { club: withArticle });
    }
    case "conference":
      return t(`conferences.${verdict === "match" ? by.conference : OTHER[by.conference]}`);
    case "position":
      return verdict === "miss"
        ? t(`coach.why.notAt.${by.position === "D" || by.position === "G" ? by.position : "forward"}`)
        : verdict === "near"
          ? t("coach.why.forward", { position: t(`coach.why.position.${by.position}`) })
          : t(`coach.why.position.${by.position}`);
    case "country":
      return verdict === "match"
        ? format.country(by.country)
        : t("coach.why.notFrom", { country: format.country(by.country) });
    case "overall":
      // Without an arrow, one or both were undrafted.
      if (side === "match" && (by.overall === null || verdict === "miss"))
        return t((by.overall === null) === (verdict === "match") ? "coach.why.undrafted" : "coach.why.drafted");
      return t(`coach.why.overall.${side}`, { figure: format.ordinal(by.overall ?? 0) });
    default: {
      const figure = by[clue];
      if (figure === null) return t(`coach.clues.${clue}`);
      return t(`coach.why.${clue}.${side}`, { figure: format.number(figure) });
    }
  }
}
