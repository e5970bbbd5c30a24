import { useTranslation } from "react-i18next";
import type { FaceAnswer, PngBase64 } from "#rules/face/face";
import { findCandidate } from "#rules/league/rostered-players";
import type { LeagueVersion } from "../../data/league.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./picture.module.css";

/** Returns a stage's picture as a data URL. */
export const stageDataUrl = (png: PngBase64): string => `data:image/png;base64,${png}`;

/**
 * The answer's photo, or the back of his sweater with his name.
 *
 * @param isNamed whether no text next to the picture names him
 */
export function AnswerPicture({
  answer: { player, picture },
  pieces: { facts },
  isNamed = false,
}: {
  answer: FaceAnswer;
  pieces: LeagueVersion;
  isNamed?: boolean;
}) {
  const { t } = useTranslation();
  const { first, last, number, team } = findCandidate(facts, player);
  const name = `${first} ${last}`;
  if (picture === null)
    return (
      <Portrait className={styles.picture} last={last} number={number} team={team} label={isNamed ? name : undefined} />
    );
  return (
    <img
      className={styles.picture}
      src={stageDataUrl(picture)}
      alt={isNamed ? t("face.photograph", { player: name }) : ""}
    />
  );
}
