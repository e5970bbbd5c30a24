import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { GAME_PATHS } from "#rules/site/pages";
import styles from "./any-time.module.css";

/** One row of links to pages that do not change daily. */
export function AnyTime() {
  const { t } = useTranslation();
  return (
    <nav className={`wrap ${styles.row}`} aria-label={t("home.games.anyTime")}>
      <Link to="/nhl/unlimited-guessing-game">{t("ways.unlimitedShort")}</Link>
      <Link to="/nhl/random-player-generator">{t("ways.generatorShort")}</Link>
      <Link to={GAME_PATHS.legends}>{t("pages.legends")}</Link>
      <Link to="/hockey-insights">{t("pages.insights")}</Link>
    </nav>
  );
}
