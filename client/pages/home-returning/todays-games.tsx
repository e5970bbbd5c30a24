import { Suspense, useLayoutEffect } from "react";
import { nextDaily, useDayStates } from "../../data/day-state.ts";
import { onDemandBelow } from "../../ui/on-demand.ts";
import { AroundTheRink } from "./around-the-rink.tsx";
import { TodaysLamps } from "./todays-lamps.tsx";
import { TodaysGamesHead } from "./todays-games-head.tsx";
import styles from "./todays-games.module.css";
import { UpNext } from "./up-next.tsx";

const AllOver = onDemandBelow(async () => (await import("./all-over.tsx")).AllOver);

/** Today's five games of a returning visitor, and the one to play next. */
export function TodaysGames() {
  const dayStates = useDayStates();
  // Unknown until hydration: its place is reserved.
  const game = dayStates === null ? "classic" : nextDaily(dayStates);
  const isOver = dayStates !== null && game === null;
  // From here on the countdown keeps its own place (todays-games-head.module.css).
  useLayoutEffect(() => {
    if (dayStates !== null) delete document.documentElement.dataset["over"];
  }, [dayStates]);
  const upNext = (isWaiting: boolean) => (
    <UpNext game={game ?? "classic"} dayStates={dayStates} isWaiting={isWaiting} />
  );
  return (
    <div className={`wrap ${styles.games}`}>
      <TodaysGamesHead isOver={isOver} />
      <TodaysLamps dayStates={dayStates} next={dayStates && game} />
      <div className={`stack gap-4 mt-4 ${styles.low}`}>
        {isOver ? (
          <Suspense fallback={upNext(true)}>
            <AllOver dayStates={dayStates} />
          </Suspense>
        ) : (
          upNext(dayStates === null)
        )}
        <AroundTheRink dayStates={dayStates} />
      </div>
    </div>
  );
}
