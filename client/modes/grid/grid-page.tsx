import { GamePage } from "../../round/game-page.tsx";
import { grid } from "./mode.ts";

/** The Grid, of today, of an earlier day or in practice. */
export const GridPage = () => <GamePage mode={grid} />;
