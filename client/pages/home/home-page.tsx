import { useState } from "react";
import { addDays, dayAt, startOf } from "#rules/day";
import { useHasPlayed } from "../../data/has-played.ts";
import { classNames } from "../../ui/class-names.ts";
import { GAME_ART } from "./games/game-art.tsx";
import { GameChooser } from "./games/game-chooser.tsx";
import { Hero } from "./hero/hero.tsx";
import styles from "./home-page.module.css";
import { AnyTime } from "./night/any-time.tsx";
import { Night } from "./night/night.tsx";
import { Features } from "./sections/features.tsx";
import { HowToPlay } from "./sections/how-to-play.tsx";
import { LevelUp } from "./sections/level-up.tsx";
import { Questions } from "./sections/questions.tsx";
import { WhatIsDeke } from "./sections/what-is-deke.tsx";
import { WhyFans } from "./sections/why-fans.tsx";
import { useToday } from "../../data/today.ts";

/**
 * The front door: what Deke is, how it is played, and the way to every game. Who has played before
 * comes to today's five games instead of the hero.
 */
export function HomePage() {
  const { next, now } = useNextPlayer();
  const hasPlayed = useHasPlayed();
  return (
    <>
      {hasPlayed ? (
        <>
          <Night next={next} now={now} art={GAME_ART} />
          <AnyTime />
        </>
      ) : (
        <>
          <Hero next={next} now={now} />
          <Features />
          <GameChooser />
        </>
      )}
      <WhatIsDeke />
      <HowToPlay />
      <WhyFans />
      <div className="band">
        {/* Where the ways on stand above, the questions have the line to themselves. */}
        <div className={classNames("wrap", !hasPlayed && styles.last)}>
          {!hasPlayed && <LevelUp />}
          <Questions next={next} />
        </div>
      </div>
    </>
  );
}

/**
 * When the next player comes, in Unix milliseconds, and the clock to count down by: the server's,
 * or this device's until the server has answered.
 */
function useNextPlayer(): { next: number; now: () => number } {
  const { today } = useToday();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return today ?? { next: midnight, now: Date.now };
}
