import { GamePage } from "../../round/game-page.tsx";
import { roster } from "./mode.ts";

/** Roster Mystery, of today, of an earlier day or in practice. */
export const RosterPage = () => <GamePage mode={roster} />;
