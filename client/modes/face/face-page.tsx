import { GamePage } from "../../round/game-page.tsx";
import { face } from "./mode.ts";

/** Face Reveal: the face of the day, of an earlier day, or practice. */
export const FacePage = () => <GamePage mode={face} />;
