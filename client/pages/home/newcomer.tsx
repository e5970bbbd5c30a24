import { GameChooser } from "./games/game-chooser.tsx";
import { Hero } from "./hero/hero.tsx";
import type { NextPlayer } from "./home-page.tsx";
import { Features } from "./sections/features.tsx";

/** The front door of who has never played. */
export const Newcomer = (player: NextPlayer) => (
  <>
    <Hero {...player} />
    <Features />
    <GameChooser />
  </>
);
