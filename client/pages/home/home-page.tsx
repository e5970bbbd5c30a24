import { useHasPlayed } from "../../data/has-played.ts";
import { classNames } from "../../ui/class-names.ts";
import { GAME_ART } from "./games/game-art.tsx";
import { GameChooser } from "./games/game-chooser.tsx";
import { Hero } from "./hero/hero.tsx";
import styles from "./home-page.module.css";
import { useNextPlayer } from "./next-player.ts";
import { AnyTime } from "./night/any-time.tsx";
import { Night } from "./night/night.tsx";
import { Features } from "./sections/features.tsx";
import { HowToPlay } from "./sections/how-to-play.tsx";
import { LevelUp } from "./sections/level-up.tsx";
import { Questions } from "./sections/questions.tsx";
import { WhatIsDeke } from "./sections/what-is-deke.tsx";
import { WhyFans } from "./sections/why-fans.tsx";

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
