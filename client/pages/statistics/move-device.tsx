import { useId, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { codeOf, makeCode, type FailureCode } from "../../api.ts";
import { useFormat } from "../../i18n/format.ts";
import { moveHere } from "../../data/me.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { showNotice } from "../../ui/notices.ts";
import styles from "./move-device.module.css";

/** Results and nickname on their way to another device: a code is shown here, or typed in here. */
export function MoveDevice() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.move} aria-labelledby={id}>
      <h3 className="sub" id={id}>
        {t("me.move.title")}
      </h3>
      <p className="small muted">{t("me.move.text")}</p>
      <Given />
      <Taken />
    </section>
  );
}

/** The code that the other device is to be told. */
function Given() {
  const { t } = useTranslation();
  const format = useFormat();
  const wordsFor = useFailureWords();
  const [made, setMade] = useState<Awaited<ReturnType<typeof makeCode>> | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);

  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setMade(await makeCode());
    } catch (error) {
      setFailure(codeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.given}>
      <Button icon="link" busy={busy} onClick={() => void make()}>
        {t("me.move.make")}
      </Button>
      <div role="status" className={styles.code}>
        {made !== null && (
          <>
            <span className="vh">{t("me.move.code")} </span>
            <b className="num">
              {made.code.slice(0, 4)} {made.code.slice(4)}
            </b>
            <span className="small muted">{t("me.move.until", { time: format.localTime(made.expiresAt) })}</span>
          </>
        )}
      </div>
      {failure !== null && <Note tone="bad">{wordsFor(failure)}</Note>}
    </div>
  );
}

/** Where the code of the other device is typed. */
function Taken() {
  const { t } = useTranslation();
  const wordsFor = useFailureWords();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const claim = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await moveHere(typed);
      setTyped("");
      showNotice({ text: t("me.move.done"), icon: "check" });
    } catch (error) {
      setFailure(codeOf(error));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && typed.trim() !== "") void claim();
  };
  return (
    <form className={styles.taken} noValidate onSubmit={submit}>
      <Field label={t("me.move.field")} fault={failure && wordsFor(failure)}>
        {(control) => (
          <input
            {...control}
            ref={field}
            value={typed}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {t("me.move.claim")}
      </Button>
    </form>
  );
}

function useFailureWords(): (code: FailureCode) => string {
  const { t } = useTranslation();
  return (code) => t(code === "offline" ? "errors.unreachable" : `errors.${code}`);
}
