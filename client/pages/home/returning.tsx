import { GAME_ART } from "../home-games/game-art.tsx";
import { Folds } from "./folds.tsx";
import type { NextPuzzles } from "./home-page.tsx";
import { AnyTime } from "../home-returning/any-time.tsx";
import { TodaysGames } from "../home-returning/todays-games.tsx";

export const ReturningHome = (puzzles: NextPuzzles) => (
  <>
    <TodaysGames {...puzzles} art={GAME_ART} />
    <AnyTime />
    <Folds next={puzzles.next} />
  </>
);
