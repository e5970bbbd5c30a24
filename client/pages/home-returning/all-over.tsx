import { t } from "i18next";
import { addDays, type Day } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import { readDaySquares } from "../../data/day-squares.ts";
import type { DayStates } from "../../data/day-state.ts";
import { useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { readResults } from "../../storage/results.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { openDialog } from "../../ui/dialogs-open.ts";
import { Squares } from "../../ui/squares.tsx";
import styles from "./all-over.module.css";
import card from "./up-next.module.css";

/** The result of a day whose five games are over, and the button to share it. */
export function AllOver({ dayStates }: { dayStates: DayStates }) {
  const { day } = useToday();
  const sweeps = useCleanSweeps();
  const games = DAILY_NAMES.length;
  const won = DAILY_NAMES.filter((game) => dayStates[game].state === "won").length;
  const isSweep = won === games;
  return (
    <section
      className={classNames("card stack clip", card.card, styles.over, isSweep && styles.sweep)}
      aria-labelledby="home-next"
    >
      <div className={classNames(card.text, styles.text)}>
        {!isSweep && <p className={`label-18 red ${card.eyebrow}`}>{t("home.night.over")}</p>}
        <h2 id="home-next">{isSweep ? t("cleanSweep.title") : t("home.night.won", { count: won, games })}</h2>
        <p>
          {isSweep ? (
            <>
              {t("cleanSweep.text", { games })} {t("cleanSweep.sofar", { count: sweeps?.days.length ?? 1 })}
            </>
          ) : (
            <Compared day={day} won={won} />
          )}
        </p>
      </div>
      <DaySquares day={day} />
      <p className={`row flex-wrap ${card.go}`}>
        <Button variant="go" big icon="share" aria-haspopup="dialog" onClick={() => openDialog("shareDay")}>
          {t("shareDay.title")}
        </Button>
      </p>
    </section>
  );
}

/** The squares of the five games, except those played on another device. */
function DaySquares({ day }: { day: Day }) {
  const played = DAILY_NAMES.map((game) => ({ game, rows: readDaySquares(game, day) })).filter(
    ({ rows }) => rows.length > 0,
  );
  if (played.length === 0) return null;
  return (
    <ul className={`cluster gap-3 ${styles.squares}`}>
      {played.map(({ game, rows }) => (
        <li key={game}>
          <Squares rows={rows} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The number of wins compared with yesterday's, or the time of the next games for visitors without results of
 * yesterday.
 */
function Compared({ day, won }: { day: Day; won: number }) {
  const { next } = useToday();
  const yesterday = DAILY_NAMES.flatMap((game) =>
    readResults(game).filter(({ of, kind }) => of === addDays(day, -1) && kind === "daily"),
  );
  if (yesterday.length === 0) return t("home.night.again", { time: format.localTime(next) });
  const more = won - yesterday.filter((result) => result.won).length;
  if (more === 0) return t("home.night.asMany");
  return t(more > 0 ? "home.night.more" : "home.night.fewer", { count: Math.abs(more) });
}
