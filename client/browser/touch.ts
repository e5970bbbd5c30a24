/** Whether fingers are all there is: then a keyboard covers half the screen as soon as a field has focus. */
export const isTouchOnly = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
