import type { Png } from "#rules/face";

/** Where an `<img>` finds a picture that came with the view. */
export const addressOf = (png: Png): string => `data:image/png;base64,${png}`;
