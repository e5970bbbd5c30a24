import { t } from "i18next";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { Day } from "#rules/shared/day";
import { STREAK_MILESTONES } from "#rules/shared/day-streak";
import { GAME_NAMES } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import { useOwnDayStreak } from "../../data/days-played.ts";
import { useMe } from "../../data/me.ts";
import { useStoragePersistent } from "../../storage/local-storage.ts";
import { readResults, type ResultsBook } from "../../storage/results.ts";
import { useHydrated } from "../../storage/store.ts";
import { openDialog } from "../../ui/dialogs-open.ts";
import { CleanSweepCount } from "../../ui/clean-sweep.tsx";
import { Fold } from "../../ui/fold.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import { DayCard } from "./day-card.tsx";
import { DeleteMe } from "./delete-me.tsx";
import { GameFigures } from "./game-figures.tsx";
import styles from "./me-page.module.css";
import { MoveDevice } from "./move-device.tsx";
import { OwnDataLinks } from "./own-data.tsx";
import { RarestPicks } from "./rarest.tsx";
import { Freezes, Milestones, Streak } from "./streak.tsx";

/** The visitor's own page: streak, calendar and games; the tools for devices and data are folded. */
export function MePage() {
  const isHydrated = useHydrated();
  useMe();
  return (
    <div className="wrap">
      <GameHead title={t("pages.me")} detail={null} />
      {/* The prerendered page is for all visitors. */}
      {isHydrated && <Own />}
    </div>
  );
}

function Own() {
  const keeping = useStoragePersistent();
  const [shown, show] = useState<Day | null>(null);
  return (
    <div className={`stack items-start ${styles.page}`}>
      {!keeping && <Note>{t("errors.notKept")}</Note>}
      <div className={`stack gap-4 ${styles.column}`}>
        <Streak />
        <DayCalendar shown={shown} onShow={show} />
        {shown !== null && <DayCard day={shown} />}
      </div>
      <div className={`stack gap-4 ${styles.column}`}>
        <Games />
        <Folds />
      </div>
    </div>
  );
}

const hasResults = (book: ResultsBook): boolean => readResults(book).length > 0;

/** The figures of all games with a finished round, and one line of links to the others. */
function Games() {
  const { hash } = useLocation();
  const sweeps = useCleanSweeps();
  const played = GAME_NAMES.filter((game) => [game, `${game}-practice` as const].some(hasResults));
  const unplayed = GAME_NAMES.filter((game) => !played.includes(game));
  return (
    <>
      {played.length > 0 && (
        <section className={`card p-4 container ${styles.games}`} aria-labelledby="me-games">
          <h2 className="text-24" id="me-games">
            {t("me.games")}
          </h2>
          <GameFigures games={played} asked={hash.slice(1)} />
          <CleanSweepCount sweeps={sweeps} />
        </section>
      )}
      {unplayed.length > 0 && (
        <p className={`muted ${styles.unplayed}`}>
          {t("me.unplayed")}{" "}
          {unplayed.map((game) => (
            <Link className="inline-row target" key={game} to={GAME_PATHS[game]}>
              {t(`pages.${game}`)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function Folds() {
  const { best } = useOwnDayStreak();
  const next = STREAK_MILESTONES.find((days) => days > best);
  return (
    <div>
      <Fold
        title={t("me.milestones.title")}
        note={next === undefined ? undefined : t("me.milestones.next", { count: next })}
      >
        <Milestones />
        <Freezes />
      </Fold>
      <RarestPicks />
      <button type="button" className={styles.reminder} aria-haspopup="dialog" onClick={() => openDialog("reminders")}>
        <span>{t("reminders.open")}</span>
        <Icon name="arrow" small />
      </button>
      <Fold title={t("me.move.title")} note={t("me.move.note")}>
        <MoveDevice />
      </Fold>
      <Fold title={t("me.data.own")} note={t("me.data.note")}>
        <OwnDataLinks />
        <DeleteMe />
      </Fold>
    </div>
  );
}
