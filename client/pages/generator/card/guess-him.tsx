import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#rules/people";
import type { Path } from "../../../../worker/app.ts";
import { codeOf, makeChallenge, type FailureCode } from "../../../api.ts";
import { Note } from "../../../ui/note.tsx";
import { usePassOn } from "../../../ui/pass-on.ts";
import { PassedOn, PassOnButton } from "../../../ui/passed-on.tsx";
import styles from "./player-card.module.css";

const UNLIMITED = "/nhl/unlimited-guessing-game" satisfies Path;

/** Hides him in a link for a friend. Only who is on a roster today can be guessed, and of others it says so. */
export function GuessHim({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { passed, passOn } = usePassOn();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  if (person.team === null) return <p className="small muted">{t("generator.notRostered")}</p>;

  const hide = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { code } = await makeChallenge("classic", person.id);
      const invitation = `${t("challenge.invitation")}\n${location.origin}${UNLIMITED}?challenge=${code}`;
      setText(invitation);
      await passOn(invitation);
    } catch (error) {
      setFailure(codeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.guess}>
      <PassOnButton variant="blue" icon="target" busy={busy} outcome={passed} onClick={() => void hide()}>
        {t("generator.guessHim")}
      </PassOnButton>
      {failure !== null && (
        <Note tone="bad">{failure === "offline" ? t("errors.unreachable") : t(`errors.${failure}`)}</Note>
      )}
      <PassedOn outcome={passed} text={text} />
    </div>
  );
}
