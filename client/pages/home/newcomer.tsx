import { GameChooser } from "../home-games/game-chooser.tsx";
import { TodaysFive } from "../home-games/todays-five.tsx";
import { Hero } from "../home-hero/hero.tsx";
import type { NextPlayer } from "./home-page.tsx";
import { FeaturesSection } from "../home-sections/features.tsx";

/** Home for a visitor who has not played yet. */
export const FirstVisitHome = (player: NextPlayer) => (
  <>
    <Hero {...player} />
    <TodaysFive />
    <FeaturesSection />
    <GameChooser />
  </>
);
