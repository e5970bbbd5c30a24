import { GAME_ART } from "../home-games/game-art.tsx";
import type { NextPlayer } from "./home-page.tsx";
import { AnyTime } from "../home-returning/any-time.tsx";
import { TodaysGames } from "../home-returning/todays-games.tsx";

/** Home for a returning visitor. */
export const ReturningHome = (player: NextPlayer) => (
  <>
    <TodaysGames {...player} art={GAME_ART} />
    <AnyTime />
  </>
);
