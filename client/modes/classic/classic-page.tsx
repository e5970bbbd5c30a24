import { GamePage } from "../../round/game-page.tsx";
import { classic } from "./mode.ts";

/** NHL Classic: the player of the day, or of an earlier day. */
export const ClassicPage = () => <GamePage mode={classic} />;
