import { t } from "i18next";
import type { TeamSeason } from "#rules/roster/team-season";
import type { PlayerHonours } from "#rules/roster/whole-roster";
import { Icon } from "../../ui/icon.tsx";
import { STATISTIC_COLUMNS } from "./sheet-parts.tsx";
import sheet from "./sheet.module.css";
import styles from "./later-career.module.css";

/** A row below a player's: what he won with the club that season, and in his career. Nothing if he won nothing. */
export function LaterCareer({ cups, trophies, hallOfFame, season, team }: PlayerHonours & TeamSeason) {
  const won = [
    ...cups.filter(([year, club]) => year === season && club === team).map(() => t("generator.cup")),
    ...trophies.filter(([, years]) => years.includes(season)).map(([trophy]) => t(`generator.trophies.${trophy}`)),
  ];
  const career = [
    ...(cups.length > 0 ? [t("roster.whole.cups", { count: cups.length })] : []),
    ...trophies.map(([trophy, { length }]) => {
      const name = t(`generator.trophies.${trophy}`);
      return length === 1 ? name : t("roster.whole.times", { times: length, name });
    }),
    ...(hallOfFame ? [t("generator.hallOfFame")] : []),
  ];
  if (career.length === 0) return null;
  return (
    <tr className={styles.laterCareer}>
      <td />
      <td className={sheet.number} />
      <td colSpan={1 + STATISTIC_COLUMNS}>
        {won.length > 0 && (
          <p className={styles.won}>
            <Icon name="trophy" small />
            <span className="vh">{t("roster.whole.thatSeason")} </span>
            {won.join(", ")}
          </p>
        )}
        <p>
          {t("roster.whole.career")} {career.join(", ")}
        </p>
      </td>
    </tr>
  );
}
