import { GAME_PATHS } from "#rules/site/pages";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { shortcuts } from "../storage/effects.ts";
import { openDialog } from "../ui/dialogs-open.ts";
import { firstMove } from "../ui/first-move.ts";

/** Elements in which keys are text or type-ahead. */
const TYPED_IN = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";

/**
 * Handles single-key shortcuts on every page: 1 to 5 open the dailies, / moves to the next guess, ? opens the rules.
 * Ignored while typing, under an open dialog, when held down, with modifiers, or when switched off in the settings.
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

/** Handles a key; returns false if it has no function here. */
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
  // The menu's links have the document's language.
  const link = document.querySelector<HTMLElement>(`header li a[href$="${GAME_PATHS[game]}"]`);
  link?.click();
  return link !== null;
}
