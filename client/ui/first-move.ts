/** Where a guess is made in each game, in the order of search: the name field, a select, a cell. */
const FIRST_MOVES = "[role='combobox']:enabled, main form select:enabled, main [data-square][tabindex='0']";

/** Returns the element where the next guess is made, or null. */
export const firstMove = (): HTMLElement | null => document.querySelector(FIRST_MOVES);
