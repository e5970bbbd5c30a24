import { Folds } from "./folds.tsx";
import { AnyTime } from "../home-returning/any-time.tsx";
import { TodaysGames } from "../home-returning/todays-games.tsx";

export const ReturningHome = () => (
  <>
    <TodaysGames />
    <AnyTime />
    <Folds />
  </>
);
