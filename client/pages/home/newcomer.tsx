import { GameChooser } from "../home-games/game-chooser.tsx";
import { TodaysFive } from "../home-games/todays-five.tsx";
import { Hero } from "../home-hero/hero.tsx";
import type { NextPuzzles } from "./home-page.tsx";
import { FeaturesSection } from "../home-sections/features.tsx";

/** Home for a visitor who has not played yet. */
export const FirstVisitHome = (puzzles: NextPuzzles) => (
  <>
    <Hero {...puzzles} />
    <TodaysFive />
    <FeaturesSection />
    <GameChooser />
  </>
);
