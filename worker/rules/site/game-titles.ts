import type { Language } from "../i18n/address.ts";
import type { GameName } from "../shared/game-config.ts";

/** The names of all games as in the site's menu, for texts that are written without the client's. A test compares them. */
export const GAME_TITLES: Readonly<Record<GameName, Readonly<Record<Language, string>>>> = {
  classic: { en: "NHL Classic", fr: "LNH Classique" },
  roster: { en: "Roster Mystery", fr: "Formation mystère" },
  face: { en: "Face Reveal", fr: "Visage caché" },
  career: { en: "Career Path", fr: "Parcours de carrière" },
  grid: { en: "Grid", fr: "Grille" },
  legends: { en: "Legends", fr: "Légendes" },
};
