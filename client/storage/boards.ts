import { boolean } from "valibot";
import { setting } from "./settings.ts";

/** Whether the visitor may be on a friends' board, as far as this browser has seen: only then does home ask for boards. */
export const mayHaveBoards = setting("deke.boards", boolean(), false);
