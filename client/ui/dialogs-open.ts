import type { RulesName } from "#rules/site/played-games";
import { createStore } from "../storage/store.ts";

/** Dialogs that header, footer and any page can open. */
export type DialogName = "rules" | "settings" | "reminders" | "feedback" | "cookies" | "support" | "shareDay";

/** The dialog that is open, or null. */
export const openedDialog = createStore<DialogName | null>(null);

/** Opens a dialog in place of the current one; null closes it. */
export const openDialog = openedDialog.set;

/** The rules of the round on the screen, which the dialog with the rules shows; null if there is no round. */
export const rulesOnScreen = createStore<RulesName | null>(null);
