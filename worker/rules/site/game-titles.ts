import type { Language } from "../i18n/address.ts";
import type { GameName } from "../shared/game-config.ts";

/** The names of a game. */
interface GameTitles {
  /** As in the site's menu; a test compares them. */
  full: Readonly<Record<Language, string>>;
  /** For tables. */
  short: Readonly<Record<Language, string>>;
}

/** The names of all games, for texts that the Worker writes. */
export const GAME_TITLES: Readonly<Record<GameName, GameTitles>> = {
  classic: { full: { en: "NHL Classic", fr: "LNH Classique" }, short: { en: "Classic", fr: "Classique" } },
  roster: { full: { en: "Roster Mystery", fr: "Formation mystère" }, short: { en: "Roster", fr: "Formation" } },
  face: { full: { en: "Face Reveal", fr: "Visage caché" }, short: { en: "Face", fr: "Visage" } },
  career: { full: { en: "Career Path", fr: "Parcours de carrière" }, short: { en: "Career", fr: "Parcours" } },
  grid: { full: { en: "Grid", fr: "Grille" }, short: { en: "Grid", fr: "Grille" } },
  legends: { full: { en: "Legends", fr: "Légendes" }, short: { en: "Legends", fr: "Légendes" } },
};
