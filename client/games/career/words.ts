import { t } from "i18next";
import { MIN_STOPS } from "#rules/career/stages";
import type { GameTexts } from "../shared/game-screen.ts";
import { nameOfAnswer } from "#rules/league/player";
import { stopsText } from "../../i18n/placeholder.ts";
import { prerenderedStopCount } from "./stop-count.ts";

export const careerWords: GameTexts<"career"> = {
  nameOf: nameOfAnswer,
  noteOn: ({ seen: { stops } }) => t("career.length", { count: stops.length, stops: stops.length }),
  noteBefore(day) {
    const stops = prerenderedStopCount(day);
    if (stops !== null) return t("career.length", { count: stops, stops: stopsText(stops) });
    // Placeholder for any number, with spaces as wide as digits.
    return t("career.length", { count: MIN_STOPS, stops: MIN_STOPS }).replace(/./g, "\u2007");
  },
};
