import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#rules/people";
import { useCall } from "../../../data/call.ts";
import { challengeLink } from "../../../data/challenge.ts";
import { Note } from "../../../ui/note.tsx";
import { usePassOn } from "../../../ui/pass-on.ts";
import { PassedOn, PassOnButton } from "../../../ui/passed-on.tsx";
import styles from "./player-card.module.css";

/** Hides him in a link for a friend. Only who is on a roster today can be guessed, and of others it says so. */
export function GuessHim({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { passed, passOn } = usePassOn();
  const [text, setText] = useState("");
  const {
    busy,
    failure,
    press: hide,
  } = useCall(async () => {
    const invitation = `${t("challenge.invitation")}\n${await challengeLink(person.id)}`;
    setText(invitation);
    await passOn(invitation);
  });
  if (person.team === null) return <p className="small muted">{t("generator.notRostered")}</p>;

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
