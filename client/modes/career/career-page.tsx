import { GamePage } from "../../round/game-page.tsx";
import { career } from "./mode.ts";

/** Career Path: the path of the day, of an earlier day, or as many as one likes. */
export const CareerPage = () => <GamePage mode={career} />;
