import { t } from "i18next";
import { FIRST_DAY, addDays } from "#rules/shared/day";
import { GAME_PATHS } from "#rules/site/pages";
import { useToday } from "../../data/today.ts";
import { dayText } from "../../i18n/placeholder.ts";
import { useHydrated } from "../../storage/store.ts";
import { LinkList } from "../../ui/link-list.tsx";
import styles from "./level-up.module.css";

export function LevelUpSection() {
  const { day } = useToday();
  // The prerendered page is for a day that has a previous one.
  const isHydrated = useHydrated();
  const yesterday = !isHydrated || day > FIRST_DAY ? addDays(day, -1) : null;
  const links = [
    { name: t("home.levelUp.unlimited"), to: "/nhl/unlimited-guessing-game" },
    yesterday !== null && {
      name: t("home.levelUp.yesterday"),
      to: `${GAME_PATHS.classic}?day=${dayText("DAY", yesterday, yesterday)}`,
    },
    { name: t("home.levelUp.career"), to: GAME_PATHS.career },
    { name: t("home.levelUp.grid"), to: GAME_PATHS.grid },
    { name: t("home.levelUp.leaderboard"), to: "/leaderboard" },
    { name: t("home.levelUp.insights"), to: "/hockey-insights" },
    { name: t("home.levelUp.generator"), to: "/nhl/random-player-generator" },
  ].filter((link) => link !== false);
  return (
    <section className={styles.links} aria-labelledby="home-level-up">
      <h2 id="home-level-up" className="mb-4">
        {t("home.levelUp.title")}
      </h2>
      <LinkList links={links} />
    </section>
  );
}
