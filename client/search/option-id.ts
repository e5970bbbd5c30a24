/** The id of a player's option, by which the field names the active one. */
export const optionId = (listId: string, player: number): string => `${listId}-${player}`;
