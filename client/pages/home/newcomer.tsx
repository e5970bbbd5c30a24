import { GameChooser } from "./games/game-chooser.tsx";
import { TodaysFive } from "./games/todays-five.tsx";
import { Hero } from "./hero/hero.tsx";
import type { NextPlayer } from "./home-page.tsx";
import { Features } from "./sections/features.tsx";

/** Home for a visitor who has not played yet. */
export const Newcomer = (player: NextPlayer) => (
  <>
    <Hero {...player} />
    <TodaysFive />
    <Features />
    <GameChooser />
  </>
);
