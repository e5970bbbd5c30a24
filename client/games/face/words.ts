import { t } from "i18next";
import type { GameTexts } from "../shared/game-screen.ts";
import { nameOfAnswer } from "#rules/league/player";
import { useFaceKind } from "./use-face-kind.ts";

export function useFaceWords(): GameTexts<"face"> {
  const kindOf = useFaceKind();
  return {
    nameOf: nameOfAnswer,
    kindOf: (view, day) =>
      kindOf(view?.seen ?? null, day) === "sweater"
        ? { name: t("face.sweaters.name"), note: t("face.sweaters.note"), rules: "sweater" }
        : null,
  };
}
