import { t } from "i18next";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import type { DayStates } from "../../data/day-state.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { GAME_ART } from "../home-games/game-art.tsx";
import styles from "./up-next.module.css";

/**
 * The daily to begin or continue.
 *
 * @param dayStates null until hydration
 * @param isWaiting whether only its place is reserved
 */
export function UpNext({
  game,
  dayStates,
  isWaiting,
}: {
  game: DailyName;
  dayStates: DayStates | null;
  isWaiting: boolean;
}) {
  const dayState = dayStates?.[game];
  const begun = dayState?.state === "begun" ? dayState : null;
  const isFirst = dayStates === null || DAILY_NAMES.every((name) => dayStates[name].state === "open");
  return (
    <section
      className={classNames("card stack clip", styles.card, isWaiting && styles.waiting)}
      aria-labelledby="home-next"
    >
      <div className={styles.text}>
        <p className={`label-18 red ${styles.eyebrow}`}>{t(isFirst ? "home.night.first" : "home.night.onIce")}</p>
        <h2 id="home-next">{t(`pages.${game}`)}</h2>
        <p>
          {begun === null
            ? t(`home.five.${game}`)
            : t(game === "grid" ? "home.night.shots" : "home.night.left", { count: begun.limit - begun.guesses })}
        </p>
      </div>
      <p className={`row flex-wrap ${styles.go}`}>
        <ButtonLink variant="go" big to={GAME_PATHS[game]}>
          {begun === null ? t(`home.night.play.${game}`) : t("home.games.goOn", { number: begun.number })}
        </ButtonLink>
      </p>
      <div className={`center clip ${styles.art}`} aria-hidden="true">
        {GAME_ART[game]}
      </div>
    </section>
  );
}
