import { useTranslation } from "react-i18next";
import { kindOf, subjectOf, type CriterionKind, type Lines } from "#rules/criteria";
import { useClubName } from "../../i18n/club-name.ts";
import { useLanguage } from "../../i18n/language.ts";
import type { Registry } from "../../data/people.ts";

/** What has to be known of this grid: which clubs count as one, and what counts with a club. */
export function FootNote({ lines, registry: { clubs } }: { lines: Lines; registry: Registry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const clubName = useClubName();
  const keys = [...lines.rows, ...lines.columns];
  const franchises = keys.filter((key) => kindOf(key) === "club").map(subjectOf);
  const asksFor = (...kinds: CriterionKind[]): boolean => keys.some((key) => kinds.includes(kindOf(key)));

  const merged = franchises.flatMap((code) => {
    const today = clubs.get(code);
    const past = [...clubs.values()].filter((club) => club.franchise === code && club.code !== code);
    if (today === undefined || past.length === 0) return [];
    // A club that stayed where it is was known by its nickname alone.
    const names = past.map((club) =>
      language === "en" && club.place === today.place ? club.nickname : clubName(club, club.code),
    );
    const list = new Intl.ListFormat(language).format(names.map((club) => t("grid.pastClub", { club })));
    return [t("grid.merged", { place: language === "en" ? today.place : clubName(today, code), past: list })];
  });
  const told =
    franchises.length === 0
      ? []
      : [
          ...merged,
          t("grid.oneGame"),
          ...(asksFor("cup", "season") ? [t("grid.madeThere")] : []),
          ...(asksFor("trophy", "career") ? [t("grid.anywhere")] : []),
        ];
  return <>{told.join(" ")}</>;
}
