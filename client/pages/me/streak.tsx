import { t } from "i18next";
import { DAYS_PER_FREEZE, STREAK_MILESTONES, MAX_FREEZES } from "#rules/shared/day-streak";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import { useOwnDayStreak } from "../../data/days-played.ts";
import { format } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { FigureList } from "../../ui/statistics.tsx";
import styles from "./streak.module.css";

/** The day streak, the longest one, and what the two kinds of streaks count. */
export function Streak() {
  const { streak, best } = useOwnDayStreak();
  return (
    <section className="card stack gap-2 p-4" aria-label={t("me.streak.title")}>
      <p className={`row gap-4 ${styles.big}`}>
        <svg
          className={classNames("flex-none", styles.fire, streak === 0 && styles.out)}
          viewBox="0 0 40 52"
          aria-hidden="true"
        >
          <use href="#fire" />
        </svg>
        <span>
          <b>{format.number(streak)}</b>{" "}
          <span>{t("me.streak.days", { count: streak, best: format.number(best) })}</span>
        </span>
      </p>
      <p className="muted small">{t("me.streak.explained")}</p>
    </section>
  );
}

/** Clean sweeps and freezes, days to the next freeze, and the day saved by the last one. */
export function Freezes() {
  const { streak, freezes, frozen } = useOwnDayStreak();
  const sweeps = useCleanSweeps();
  const done = streak % DAYS_PER_FREEZE;
  const isFull = freezes === MAX_FREEZES;
  const spent = frozen.at(-1);
  return (
    <Section className="stack gap-2" title={t("me.freeze.title")}>
      <p className={`row ${styles.way}`} aria-hidden="true">
        {Array.from({ length: DAYS_PER_FREEZE }, (_, place) => (
          <i key={place} className={classNames((isFull || place < done) && styles.done)} />
        ))}
        <Icon name="snow" />
      </p>
      <p className="small">{isFull ? t("me.freeze.full") : t("me.freeze.toGo", { count: DAYS_PER_FREEZE - done })}</p>
      <p className="muted small">{t("me.freeze.rule")}</p>
      {spent !== undefined && <p className="muted small">{t("me.freeze.spent", { day: format.day(spent) })}</p>}
      <FigureList
        figures={[
          [t("me.streak.freezes"), format.number(freezes)],
          [t("me.streak.sweeps"), format.number(sweeps?.days.length ?? 0)],
        ]}
      />
    </Section>
  );
}

/** Milestones of the day streak: reached ones, and days to the others. */
export function Milestones() {
  const { streak, best } = useOwnDayStreak();
  return (
    <ol className={styles.milestones} aria-label={t("me.milestones.title")}>
      {STREAK_MILESTONES.map((days) => (
        <li key={days} className={classNames("stack gap-2 items-center", best >= days && styles.reached)}>
          <Icon name={best >= days ? "check" : "flag"} small />
          <b className="name-20">{t("me.milestones.days", { count: days })}</b>
          <small className="text-13">
            {best >= days ? t("me.milestones.reached") : t("me.milestones.toGo", { count: days - streak })}
          </small>
        </li>
      ))}
    </ol>
  );
}
