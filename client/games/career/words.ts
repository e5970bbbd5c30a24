import { useTranslation } from "react-i18next";
import { FEWEST_STOPS } from "#rules/career/career";
import { fullName, type Registry } from "../../data/people.ts";
import type { Words } from "../shared/game-screen.ts";
import { stopsText } from "../../i18n/placeholder.ts";
import { stopsOn } from "./stop-count.ts";

export function useCareerWords(): Words<"career", Registry> {
  const { t } = useTranslation();
  return {
    nameOf: ({ player }, registry) => fullName(registry, player),
    noteOn: ({ seen: { stops } }) => t("career.length", { count: stops.length, stops: stops.length }),
    noteBefore(day) {
      const stops = stopsOn(day);
      if (stops !== null) return t("career.length", { count: stops, stops: stopsText(stops) });
      // Room for whatever it will be: spaces as wide as digits.
      return t("career.length", { count: FEWEST_STOPS, stops: FEWEST_STOPS }).replace(/./g, "\u2007");
    },
  };
}
