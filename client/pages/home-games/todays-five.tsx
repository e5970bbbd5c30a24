import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import styles from "./todays-five.module.css";

/** Links to the five dailies, directly below the first screen. */
export function TodaysFive() {
  const { t } = useTranslation();
  return (
    <section className={`wrap ${styles.five}`} aria-labelledby="home-five">
      <h2 id="home-five">{t("home.five.title")}</h2>
      <ul>
        {DAILY_NAMES.map((game) => (
          <li key={game}>
            <Link to={GAME_PATHS[game]}>
              <b>{t(`pages.${game}`)}</b> <small>{t(`home.five.${game}`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
