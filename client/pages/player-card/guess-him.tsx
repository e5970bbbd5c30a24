import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#rules/league/all-players";
import { useCall } from "../../data/call.ts";
import { challengeLink } from "../../data/challenge.ts";
import { Note } from "../../ui/note.tsx";
import { usePassOn } from "../../ui/share-or-copy.ts";
import { PassedOn, PassOnButton } from "../../ui/share-or-copy-button.tsx";
import styles from "./player-card.module.css";

/** Hides the player in a link for a friend: in Classic if he is on a roster, else in Legends, which has all players. */
export function GuessHim({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { passed, passOn } = usePassOn();
  const [text, setText] = useState("");
  const {
    busy,
    failure,
    press: hide,
  } = useCall(async () => {
    const invitation = `${t("challenge.invitation")}\n${await challengeLink(person.id, person.team === null ? "legends" : "classic")}`;
    setText(invitation);
    await passOn(invitation);
  });

  return (
    <div className={styles.guess}>
      <PassOnButton variant="blue" icon="target" busy={busy} outcome={passed} onClick={() => hide()}>
        {t("generator.guessHim")}
      </PassOnButton>
      {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
      <PassedOn outcome={passed} text={text} />
    </div>
  );
}
