import { t } from "i18next";
import { useRef, useState } from "react";
import { useMutation } from "../../data/call.ts";
import { format } from "../../i18n/format.ts";
import { createTransferCode, joinDevice } from "../../data/me.ts";
import { Form } from "../../ui/form.tsx";
import { AskDialog } from "../../ui/ask-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { showNotice } from "../../ui/notices.ts";
import styles from "./move-device.module.css";

/** Joins devices, which then have the same results and nickname: shows a code, or takes the code of the other device. */
export function MoveDevice() {
  return (
    <div className="stack gap-4">
      <p className="small muted">{t("me.move.text")}</p>
      <Given />
      <Taken />
    </div>
  );
}

/** The code to enter on the other device. */
function Given() {
  const [made, setMade] = useState<Awaited<ReturnType<typeof createTransferCode>> | null>(null);
  const { busy, failure, press: make } = useMutation(async () => setMade(await createTransferCode()));
  return (
    <div className={`row flex-wrap ${styles.given}`}>
      <Button icon="link" busy={busy} onClick={() => make()}>
        {t("me.move.make")}
      </Button>
      <div role="status" className={`cluster ${styles.code}`}>
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
      {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
    </div>
  );
}

/** The field for the other device's code. Asks for confirmation, because this device loses its unfinished rounds. */
function Taken() {
  const [typed, setTyped] = useState("");
  const [asking, ask] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const join = async () => {
    await joinDevice(typed);
    setTyped("");
    showNotice({ text: t("me.move.done"), icon: "check" });
  };
  const { busy, failure, press } = useMutation(join, () => field.current?.focus());
  const submit = () => {
    if (typed.trim() !== "" && !busy) ask(true);
  };
  return (
    <>
      <Form className={`stack ${styles.taken}`} onSubmit={submit}>
        <TextField
          label={t("me.move.field")}
          fault={failure && t(`errors.${failure}`)}
          ref={field}
          value={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onType={setTyped}
        />
        <Button type="submit" busy={busy} aria-haspopup="dialog">
          {t("me.move.claim")}
        </Button>
      </Form>
      {asking && (
        <AskDialog
          title={t("me.move.ask")}
          text={t("me.move.lost")}
          keep={t("me.move.cancel")}
          act={{ label: t("me.move.do"), icon: "link", run: press }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
