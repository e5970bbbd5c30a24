import { Folds } from "./folds.tsx";
import type { NextPuzzles } from "./home-page.tsx";
import { AnyTime } from "../home-returning/any-time.tsx";
import { TodaysGames } from "../home-returning/todays-games.tsx";

export const ReturningHome = (puzzles: NextPuzzles) => (
  <>
    <TodaysGames {...puzzles} />
    <AnyTime />
    <Folds next={puzzles.next} />
  </>
);
