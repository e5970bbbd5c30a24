import { t } from "i18next";
import { playerFullName } from "#rules/league/player";
import type { FaceAnswer, FaceRevealed, PhotographAnswer, PngBase64 } from "#rules/face/face";
import type { LeagueVersion } from "../../data/league.ts";
import styles from "./picture.module.css";

/** What the board of a round shows, of either kind. */
export interface FaceBoardProps {
  seen: FaceRevealed | null;
  /** Null while the round is in progress. */
  answer: FaceAnswer | null;
  league: LeagueVersion | null;
}

export const stageDataUrl = (png: PngBase64): string => `data:image/png;base64,${png}`;

/** The answer's photo. @param isNamed whether no text next to the picture names him */
export function AnswerPicture({
  answer: { player, picture },
  league,
  isNamed = false,
}: {
  answer: PhotographAnswer;
  league: LeagueVersion;
  isNamed?: boolean;
}) {
  return (
    <img
      className={`block r-tile w-full ${styles.picture}`}
      src={stageDataUrl(picture)}
      alt={isNamed ? t("face.photograph", { player: playerFullName(league, player) }) : ""}
    />
  );
}
