import { GameChooser } from "../home-games/game-chooser.tsx";
import { Hero } from "../home-hero/hero.tsx";
import type { NextPuzzles } from "./home-page.tsx";
import { FeaturesSection } from "../home-sections/features.tsx";

/** Home for a visitor who has not played yet. */
export const FirstVisitHome = (puzzles: NextPuzzles) => (
  <>
    <Hero {...puzzles} />
    <GameChooser />
    <FeaturesSection />
  </>
);
