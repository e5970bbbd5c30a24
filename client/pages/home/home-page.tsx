import { Suspense, useMemo, useState } from "react";
import { addDays, dayAt, startOf } from "#rules/shared/day";
import { useHasPlayed } from "../../data/has-played.ts";
import { useToday } from "../../data/today.ts";
import { onDemand, onDemandBelow } from "../../ui/on-demand.ts";
import { readPageData } from "../../browser/page-data.ts";

/** When the next puzzles come, in Unix milliseconds, and the clock of the countdown. */
export interface NextPuzzles {
  next: number;
  now: () => number;
}

const Hero = onDemand<NextPuzzles>(async () => (await import("../home-hero/hero.tsx")).Hero);
const Returning = onDemand<NextPuzzles>(async () => (await import("./returning.tsx")).ReturningHome);
const Below = onDemandBelow<{ next: number }>(async () => (await import("./below.tsx")).HomeSections);

/** Preloads the home page that the server has rendered. */
export const preloadHome = () => (readPageData()?.returns === true ? Returning : Hero).preload();

/** The home page: an introduction for new visitors, today's five games for returning ones. */
export function HomePage() {
  const { next, now } = useNextPuzzles();
  const hasPlayed = useHasPlayed();
  const Front = hasPlayed ? Returning : Hero;
  // Memoized: an update of this component must not reach a boundary that is not hydrated yet. React would hydrate it at once,
  // in one long task, or discard its HTML if its script has not loaded.
  const front = useMemo(
    () => (
      <Suspense>
        <Front next={next} now={now} />
      </Suspense>
    ),
    [Front, next, now],
  );
  const below = useMemo(
    () => (
      <Suspense>
        <Below next={next} />
      </Suspense>
    ),
    [next],
  );
  return (
    <>
      {front}
      {!hasPlayed && below}
    </>
  );
}

/** Returns the server's clock, or this device's until the server has responded. */
function useNextPuzzles(): NextPuzzles {
  const { today } = useToday();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return today ?? { next: midnight, now: Date.now };
}
