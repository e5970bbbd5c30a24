import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addDays, FIRST_DAY, puzzleNumber, type Day } from "#rules/day";
import { useCleanSweeps } from "../../../data/clean-sweep.ts";
import { DAILY_PATHS } from "#rules/pages";
import { useFormat } from "../../../i18n/format.ts";
import { readResults } from "../../../storage/results.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./around-the-rink.module.css";
import { Week } from "./week.tsx";
import { useAwake } from "../../../store.ts";

/** What lies beside today's games: one's clean sweeps with the way to one's own page, yesterday's puzzle, and the last seven days. */
export function AroundTheRink({ day }: { day: Day }) {
  const { t } = useTranslation();
  const isAwake = useAwake();
  return (
    <aside className={`card ${styles.side}`} aria-label={t("home.night.around")}>
      <Link className={styles.row} to="/me">
        <Icon name="trophy" />
        <Sweeps />
        <Icon name="arrow" />
      </Link>
      {/* Pages are written for a day that has one before it. */}
      {(!isAwake || day > FIRST_DAY) && <Yesterday day={addDays(day, -1)} />}
      <Week day={day} />
    </aside>
  );
}

function Sweeps() {
  const { t } = useTranslation();
  const format = useFormat();
  const sweeps = useCleanSweeps();
  const { days, streak, bestStreak } = sweeps ?? { days: [], streak: 0, bestStreak: 0 };
  const count = days.length;
  return (
    <span>
      <b>{count === 0 ? t("home.night.sweep") : `${format.number(count)} ${t("cleanSweep.count", { count })}`}</b>
      <small>
        {streak > 1
          ? t("cleanSweep.streak", { streak: format.number(streak) })
          : bestStreak > 1
            ? t("cleanSweep.best", { best: format.number(bestStreak) })
            : t("home.night.allFive")}
      </small>
    </span>
  );
}

/** The player of yesterday, by how one found him, or still to be found. */
function Yesterday({ day }: { day: Day }) {
  const { t } = useTranslation();
  const isAwake = useAwake();
  const result = isAwake ? readResults("classic").find(({ of }) => of === day) : undefined;
  const number = puzzleNumber(day);
  return (
    <Link className={styles.row} to={`${DAILY_PATHS.classic}?day=${day}`}>
      <Icon name="calendar" />
      <span>
        <b>{t("home.night.yesterday")}</b>
        <small>
          {result === undefined
            ? t("home.night.who", { number })
            : result.won
              ? t("archive.won", { count: result.guesses })
              : t("archive.lost")}
        </small>
      </span>
      <Icon name="arrow" />
    </Link>
  );
}
