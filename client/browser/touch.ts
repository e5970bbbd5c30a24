/** Returns whether touch is the only input, so that a keyboard covers half the screen when a field has the focus. */
export const isTouchOnly = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
