/** Returns the id of a player's option, for `aria-activedescendant`. */
export const optionId = (listId: string, player: number): string => `${listId}-${player}`;
