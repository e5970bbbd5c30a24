import { useTranslation } from "react-i18next";
import type { FaceAnswer, Png } from "#rules/face/face";
import { candidateOf } from "#rules/league/rostered-players";
import type { LeagueOn } from "../../data/league.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./picture.module.css";

/** Where an `<img>` finds a picture that came with the view. */
export const addressOf = (png: Png): string => `data:image/png;base64,${png}`;

/**
 * Whom the pixels hid: his photograph, or the back of his sweater, now with his name on it.
 *
 * @param isNamed says who it is, where no text beside the picture does
 */
export function Picture({
  answer: { player, picture },
  pieces: { facts },
  isNamed = false,
}: {
  answer: FaceAnswer;
  pieces: LeagueOn;
  isNamed?: boolean;
}) {
  const { t } = useTranslation();
  const { first, last, number, team } = candidateOf(facts, player);
  const name = `${first} ${last}`;
  if (picture === null)
    return (
      <Portrait className={styles.picture} last={last} number={number} team={team} label={isNamed ? name : undefined} />
    );
  return (
    <img
      className={styles.picture}
      src={addressOf(picture)}
      alt={isNamed ? t("face.photograph", { player: name }) : ""}
    />
  );
}
