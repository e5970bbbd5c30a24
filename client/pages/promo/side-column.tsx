import { t } from "i18next";
import { GAME_PATHS } from "#rules/site/pages";
import { refreshTodayIfChanged, useToday } from "../../data/today.ts";
import { Button } from "../../ui/button.tsx";
import { Countdown } from "../../ui/countdown.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import styles from "./promo.module.css";

/**
 * A description of the game for visitors who have only seen the video.
 *
 * @param onCompare shows yesterday's answer and results; undefined if there are none
 * @param pause state of the pause button; null if nothing moves
 */
export function SideColumn({
  onFilm,
  onCompare,
  pause,
}: {
  onFilm: () => void;
  onCompare: (() => void) | undefined;
  pause: { isPaused: boolean; onToggle: () => void } | null;
}) {
  const { next, now } = useToday();
  return (
    <section className={`stack gap-4 ${styles.beside}`}>
      <p className="label-24 red">{t("promo.kick")}</p>
      <h1 className="display">{t("promo.title")}</h1>
      <p className="lead">{t("promo.lead")}</p>
      <LinkList
        links={[
          ...(onCompare ? [{ name: t("promo.compare"), onOpen: onCompare }] : []),
          { name: t("promo.classic"), to: GAME_PATHS.classic },
          { name: t("promo.home"), to: "/" },
        ]}
      />
      <p className={`small muted ${styles.next}`}>
        {t("promo.next")}{" "}
        <b>
          <Countdown to={next} now={now} onEnd={refreshTodayIfChanged} />
        </b>
      </p>
      <div className={`row flex-wrap ${styles.controls}`}>
        {pause !== null && (
          <Button className={styles.pause} onClick={pause.onToggle}>
            {pause.isPaused ? t("promo.resume") : t("promo.pause")}
          </Button>
        )}
        <Button icon="eye" onClick={onFilm}>
          {t("promo.film")}
        </Button>
        <p className="small muted">{t("promo.filming")}</p>
      </div>
    </section>
  );
}
