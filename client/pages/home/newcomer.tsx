import { Hero } from "../home-hero/hero.tsx";
import type { NextPuzzles } from "./home-page.tsx";

/** What a visitor who has not played yet sees first. */
export const FirstVisitHome = (puzzles: NextPuzzles) => <Hero {...puzzles} />;
