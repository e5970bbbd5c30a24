import type { Language } from "#rules/address";
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

/** What only the server says, on the pages of players: none of it comes to a browser as words. */
export type PlayerWords = typeof en;

/** Does not compile when a word is missing in a language. */
export const playerWords: Record<Language, PlayerWords> = { en, fr };
