import { t } from "i18next";
import {
  DRAFTED_BY_CLUB,
  mustBeMetWithClub,
  criterionKindOf,
  criterionSubjectOf,
  type GridCriteria,
} from "#rules/grid/criteria";
import { clubName } from "../../i18n/club-name.ts";
import { documentLanguage } from "../../i18n/language.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { ANYWHERE, MEANINGS } from "./cell-rule.ts";

/** Explains the criteria of a Grid: which clubs count as one, and what counts with a club. */
export function FootNote({ lines, league: { clubs } }: { lines: GridCriteria; league: PlayerRegistry }) {
  const language = documentLanguage();
  const keys = [...lines.rows, ...lines.columns];
  const franchises = keys.filter((key) => criterionKindOf(key) === "club").map(criterionSubjectOf);

  const merged = franchises.flatMap((code) => {
    const today = clubs.get(code);
    const past = [...clubs.values()].filter((club) => club.franchise === code && club.code !== code);
    if (today === undefined || past.length === 0) return [];
    // A club that stayed in its town only had another nickname.
    const names = past.map((club) =>
      language === "en" && club.place === today.place ? club.nickname : clubName(club, club.code),
    );
    const list = new Intl.ListFormat(language).format(names.map((club) => t("grid.pastClub", { club })));
    return [t("grid.merged", { place: language === "en" ? today.place : clubName(today, code), past: list })];
  });
  const meanings = MEANINGS.filter((subject) => keys.some((key) => criterionSubjectOf(key) === subject));
  const sentences = [
    ...(franchises.length === 0
      ? []
      : [
          ...merged,
          t("grid.oneGame"),
          ...(keys.some((key) => mustBeMetWithClub(key) && key !== DRAFTED_BY_CLUB) ? [t("grid.madeThere")] : []),
          ...(keys.some((key) => ANYWHERE.some((kind) => kind === criterionKindOf(key))) ? [t("grid.anywhere")] : []),
        ]),
    ...meanings.map((subject) => t(`grid.meaning.${subject}`)),
  ];
  return <>{sentences.join(" ")}</>;
}
