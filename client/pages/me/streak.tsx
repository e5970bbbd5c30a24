import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "#rules/day";
import { DAYS_TO_FREEZE, MILESTONES, MOST_FREEZES } from "#rules/day-streak";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import { useDayStreak } from "../../data/days-played.ts";
import { useFormat } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./streak.module.css";

/** How many days in a row one has come, and what goes with it. */
export function Streak({ today }: { today: Day }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { streak, best, freezes } = useDayStreak(today);
  const sweeps = useCleanSweeps();
  const figures = [
    [t("me.streak.longest"), best],
    [t("me.streak.sweeps"), sweeps?.days.length ?? 0],
    [t("me.streak.freezes"), freezes],
  ] as const;
  return (
    <section className={`card ${styles.card}`} aria-label={t("me.streak.title")}>
      <p className={styles.big}>
        <svg className={classNames(styles.fire, streak === 0 && styles.out)} viewBox="0 0 40 52" aria-hidden="true">
          <use href="#fire" />
        </svg>
        <span>
          <b>{format.number(streak)}</b> <span>{t("me.streak.days", { count: streak })}</span>
        </span>
      </p>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.number(figure)}</dd>
          </div>
        ))}
      </dl>
      {streak === 0 && <p className={`muted small ${styles.none}`}>{t("me.streak.none")}</p>}
    </section>
  );
}

/** How far it is to the next freeze, and what the last one was spent on. */
export function Freezes({ today }: { today: Day }) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { streak, freezes, frozen } = useDayStreak(today);
  const done = streak % DAYS_TO_FREEZE;
  const isFull = freezes === MOST_FREEZES;
  const spent = frozen.at(-1);
  return (
    <section className={`card ${styles.card}`} aria-labelledby={id}>
      <h2 className="sub" id={id}>
        {t("me.freeze.title")}
      </h2>
      <p className={styles.way} aria-hidden="true">
        {Array.from({ length: DAYS_TO_FREEZE }, (_, place) => (
          <i key={place} className={classNames((isFull || place < done) && styles.done)} />
        ))}
        <Icon name="snow" />
      </p>
      <p className="small">{isFull ? t("me.freeze.full") : t("me.freeze.toGo", { count: DAYS_TO_FREEZE - done })}</p>
      <p className="muted small">{t("me.freeze.rule")}</p>
      {spent !== undefined && <p className="muted small">{t("me.freeze.spent", { day: format.day(spent) })}</p>}
    </section>
  );
}

/** The lengths that are celebrated: which have been reached, and how far it is to the others. */
export function Milestones({ today }: { today: Day }) {
  const { t } = useTranslation();
  const id = useId();
  const { streak, best } = useDayStreak(today);
  return (
    <section className={`card ${styles.card}`} aria-labelledby={id}>
      <h2 className="sub" id={id}>
        {t("me.milestones.title")}
      </h2>
      <ol className={styles.milestones}>
        {MILESTONES.map((days) => (
          <li key={days} className={classNames(best >= days && styles.reached)}>
            <Icon name={best >= days ? "check" : "flag"} small />
            <b>{t("me.milestones.days", { count: days })}</b>
            <small>
              {best >= days ? t("me.milestones.reached") : t("me.milestones.toGo", { count: days - streak })}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
