import { GAME_PATHS } from "#rules/site/pages";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { shortcuts } from "../storage/effects.ts";
import { openDialog } from "../ui/dialogs-open.ts";
import { firstMove } from "../ui/first-move.ts";

/** Where a key is a letter of what is typed, or of what is looked for. */
const TYPED_IN = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";

/**
 * Single keys, on every page: 1 to 5 lead to the dailies, / to where the next guess is made, ? opens the rules. None of
 * them while something is typed, under an open dialog, held down, along with another key, or switched off in the settings.
 */
export function listenForShortcuts(): void {
  addEventListener("keydown", (event) => {
    if (isMeant(event) && press(event.key)) event.preventDefault();
  });
}

function isMeant({ target, defaultPrevented, repeat, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || repeat || isComposing || ctrlKey || metaKey || altKey || !shortcuts.read()) return false;
  if (target instanceof Element && target.closest(TYPED_IN) !== null) return false;
  return document.querySelector("dialog[open]") === null;
}

/** Does what a key is for; false where it is for nothing here. */
function press(key: string): boolean {
  if (key === "?") {
    openDialog("rules");
    return true;
  }
  if (key === "/") {
    const field = firstMove();
    field?.focus();
    return field !== null;
  }
  const game = /^[1-5]$/.test(key) ? DAILY_NAMES[Number(key) - 1] : undefined;
  if (game === undefined) return false;
  // The menu of games stands on every page, and goes there in the language that is spoken.
  const link = document.querySelector<HTMLElement>(`header li a[href$="${GAME_PATHS[game]}"]`);
  link?.click();
  return link !== null;
}
