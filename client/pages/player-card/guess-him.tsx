import { t } from "i18next";
import { useState } from "react";
import type { HistoricalPlayer } from "#rules/league/player";
import { useMutation } from "../../data/call.ts";
import { challengeLink } from "../../data/challenge.ts";
import { Note } from "../../ui/note.tsx";
import { useShareOrCopy } from "../../ui/share-or-copy.ts";
import { ShareOutcomeText, ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import styles from "./drawn-card.module.css";

/**
 * Hides the player in a link for a friend: in Classic if the player is on a roster, otherwise in Legends, which has all
 * players.
 */
export function GuessHim({ person }: { person: HistoricalPlayer }) {
  const { passed, passOn } = useShareOrCopy();
  const [text, setText] = useState("");
  const {
    busy,
    failure,
    press: hide,
  } = useMutation(async () => {
    const invitation = `${t("challenge.invitation")}\n${await challengeLink(person.id, person.team === null ? "legends" : "classic")}`;
    setText(invitation);
    await passOn(invitation);
  });

  return (
    <div className={`stack gap-3 justify-items-start ${styles.guess}`}>
      <ShareOrCopyButton variant="blue" icon="target" busy={busy} outcome={passed} onClick={() => hide()}>
        {t("generator.guessHim")}
      </ShareOrCopyButton>
      {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
      <ShareOutcomeText outcome={passed} text={text} />
    </div>
  );
}
