/** Where each game is played, in the order in which it is looked for: the field for names, a choice, a square. */
const FIRST_MOVES = "[role='combobox']:enabled, main form select:enabled, main [data-square][tabindex='0']";

/** Where the next guess on this page is made; null where none can be. */
export const firstMove = (): HTMLElement | null => document.querySelector(FIRST_MOVES);
