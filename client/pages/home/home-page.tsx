import { Suspense, useState } from "react";
import { addDays, dayAt, startOf } from "#rules/day";
import { useHasPlayed } from "../../data/has-played.ts";
import { useToday } from "../../data/today.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { PartBoundary } from "../../ui/part-boundary.tsx";

/** When the next player comes, in Unix milliseconds, and the clock to count down by. */
export interface NextPlayer {
  next: number;
  now: () => number;
}

const Newcomer = onDemand<NextPlayer>(async () => (await import("./newcomer.tsx")).Newcomer);
const Returning = onDemand<NextPlayer>(async () => (await import("./returning.tsx")).Returning);
const Below = onDemand<{ next: number; isNew: boolean }>(async () => (await import("./below.tsx")).Below);

/**
 * The front door: what Deke is, how it is played, and the way to every game. Who has played before
 * comes to today's five games instead of the hero.
 *
 * Each part is fetched by itself. What the server has written of it stands meanwhile.
 */
export function HomePage() {
  const player = useNextPlayer();
  const hasPlayed = useHasPlayed();
  const Front = hasPlayed ? Returning : Newcomer;
  return (
    <>
      <Suspense>
        <Front {...player} />
      </Suspense>
      {/* Without it the front door still opens. */}
      <PartBoundary failed={null}>
        <Suspense>
          <Below next={player.next} isNew={!hasPlayed} />
        </Suspense>
      </PartBoundary>
    </>
  );
}

/** The server's clock, or this device's until the server has answered. */
function useNextPlayer(): NextPlayer {
  const { today } = useToday();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return today ?? { next: midnight, now: Date.now };
}
