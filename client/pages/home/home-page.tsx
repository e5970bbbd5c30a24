import { GameChooser } from "./games/game-chooser.tsx";
import { Hero } from "./hero/hero.tsx";
import styles from "./home-page.module.css";
import { useNextPlayer } from "./next-player.ts";
import { HowToPlay } from "./sections/how-to-play.tsx";
import { LevelUp } from "./sections/level-up.tsx";
import { Questions } from "./sections/questions.tsx";
import { WhatIsDeke } from "./sections/what-is-deke.tsx";
import { WhyFans } from "./sections/why-fans.tsx";

/** The front door: what Deke is, how it is played, and the way to every game. */
export function HomePage() {
  const { next, now } = useNextPlayer();
  return (
    <>
      <Hero next={next} now={now} />
      <GameChooser />
      <WhatIsDeke />
      <HowToPlay />
      <WhyFans />
      <div className="band">
        <div className={`wrap ${styles.last}`}>
          <LevelUp />
          <Questions next={next} />
        </div>
      </div>
    </>
  );
}
