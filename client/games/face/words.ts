import { useTexts } from "../../i18n/texts.tsx";
import type { LeagueVersion } from "../../data/league.ts";
import type { GameTexts } from "../shared/game-screen.ts";
import { nameOfAnswer } from "#rules/league/player";
import { useFaceKind } from "./use-face-kind.ts";

export function useFaceWords(): GameTexts<"face", LeagueVersion> {
  const t = useTexts();
  const kindOf = useFaceKind();
  return {
    nameOf: nameOfAnswer,
    kindOf: (view, day) =>
      kindOf(view?.seen ?? null, day) === "sweater"
        ? { name: t("face.sweaters.name"), note: t("face.sweaters.note"), rules: "sweater" }
        : null,
  };
}
