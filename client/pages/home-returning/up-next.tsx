import { t } from "i18next";
import type { Day } from "#rules/shared/day";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import type { DayStates } from "../../data/day-state.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { GAME_ART } from "../home-games/game-art.tsx";
import { progressOf } from "./progress.ts";
import styles from "./up-next.module.css";

/**
 * The daily to begin or continue.
 *
 * @param dayStates null until they are known
 * @param isWaiting whether only its place is reserved
 */
export function UpNext({
  day,
  game,
  dayStates,
  isWaiting,
}: {
  day: Day;
  game: DailyName;
  dayStates: DayStates | null;
  isWaiting: boolean;
}) {
  const dayState = dayStates?.[game];
  const progress = dayState?.state === "begun" ? progressOf(game, day) : null;
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
          {progress === null ? t(`home.five.${game}`) : t("home.night.left", { count: progress.limit - progress.used })}
        </p>
      </div>
      <p className={`row flex-wrap ${styles.go}`}>
        <ButtonLink variant="go" big to={GAME_PATHS[game]}>
          {dayState?.state === "begun"
            ? t("home.games.goOn", { number: dayState.number })
            : t(`home.night.play.${game}`)}
        </ButtonLink>
      </p>
      <div className={`center clip ${styles.art}`} aria-hidden="true">
        {GAME_ART[game]}
      </div>
    </section>
  );
}
