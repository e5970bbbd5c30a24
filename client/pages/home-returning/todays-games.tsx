import { Suspense, useLayoutEffect } from "react";
import { addDays, dayAt } from "#rules/shared/day";
import { useDayStates } from "../../data/day-state.ts";
import { useToday } from "../../data/today.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { ErrorBoundary } from "../../ui/part-boundary.tsx";
import { AroundTheRink } from "./around-the-rink.tsx";
import { TodaysLamps } from "./todays-lamps.tsx";
import { nextDaily } from "./next-daily.ts";
import { TodaysGamesHead } from "./todays-games-head.tsx";
import styles from "./todays-games.module.css";
import { UpNext } from "./up-next.tsx";

const AllOver = onDemand(async () => (await import("./all-over.tsx")).AllOver);

/**
 * Today's five games of a returning visitor, and the one to play next.
 *
 * @param next when the next five start, in Unix milliseconds, by the clock `now`
 */
export function TodaysGames({ next, now }: { next: number; now: () => number }) {
  const dayStates = useDayStates();
  const { failure } = useToday();
  const day = addDays(dayAt(next), -1);
  // Unknown for a moment: its place is reserved, and Classic is shown if the server does not respond.
  const game = dayStates === null ? "classic" : nextDaily(dayStates);
  const isOver = dayStates !== null && game === null;
  // From here on the countdown keeps its own place (todays-games-head.module.css).
  useLayoutEffect(() => {
    if (dayStates !== null) delete document.documentElement.dataset["over"];
  }, [dayStates]);
  const upNext = (isWaiting: boolean) => (
    <UpNext day={day} game={game ?? "classic"} dayStates={dayStates} isWaiting={isWaiting} />
  );
  return (
    <div className={`wrap ${styles.games}`}>
      <TodaysGamesHead day={day} next={isOver ? next : null} now={now} />
      <TodaysLamps day={day} dayStates={dayStates} next={dayStates && game} />
      <div className={`stack gap-4 mt-4 ${styles.low}`}>
        {isOver ? (
          <ErrorBoundary failed={upNext(true)}>
            <Suspense fallback={upNext(true)}>
              <AllOver day={day} dayStates={dayStates} next={next} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          upNext(dayStates === null && failure === null)
        )}
        <AroundTheRink day={day} dayStates={dayStates} />
      </div>
    </div>
  );
}
