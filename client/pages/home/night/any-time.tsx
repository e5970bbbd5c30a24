import { useTranslation } from "react-i18next";
import { LinkList } from "../../../ui/link-list.tsx";
import styles from "./any-time.module.css";

/** What is there at any hour, beside the five of the day. */
export function AnyTime() {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="home-any-time">
      <div className="wrap">
        <h2 id="home-any-time">{t("home.games.anyTime")}</h2>
        <LinkList
          ways={[
            { name: t("pages.unlimited"), to: "/nhl/unlimited-guessing-game" },
            { name: t("pages.legends"), to: "/nhl/legends-game" },
            { name: t("pages.generator"), to: "/nhl/random-player-generator" },
            { name: t("pages.leaderboard"), to: "/leaderboard" },
            { name: t("pages.friends"), to: "/friends" },
            { name: t("pages.insights"), to: "/hockey-insights" },
          ]}
        />
      </div>
    </section>
  );
}
