import { t } from "i18next";
import { useId, useState } from "react";
import { useMutation } from "../../data/call.ts";
import { deleteOwnData } from "../../data/me.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { showNotice } from "../../ui/notices.ts";
import styles from "./delete-me.module.css";

/** Deletes everything stored about the visitor, after confirmation. */
export function DeleteMe() {
  const id = useId();
  const [asking, ask] = useState(false);
  return (
    <section className={`stack gap-3 justify-items-start ${styles.forget}`} aria-labelledby={id}>
      <h3 className="sub" id={id}>
        {t("me.forget.title")}
      </h3>
      <p className="small muted">{t("me.forget.text")}</p>
      <Button className={styles.button} aria-haspopup="dialog" onClick={() => ask(true)}>
        {t("me.forget.title")}
      </Button>
      {asking && <Sure onClose={() => ask(false)} />}
    </section>
  );
}

function Sure({ onClose }: { onClose: () => void }) {
  const {
    busy,
    failure,
    press: forget,
  } = useMutation(async () => {
    await deleteOwnData();
    showNotice({ text: t("me.forget.done"), icon: "check" });
    onClose();
  });
  const actions = (
    <>
      <Button variant="text" onClick={onClose}>
        {t("me.forget.cancel")}
      </Button>
      <Button variant="go" busy={busy} onClick={() => forget()}>
        {t("me.forget.do")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t("me.forget.ask")} actions={actions}>
      <p>
        {t("me.forget.text")} {t("me.forget.sure")}
      </p>
      {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
    </Dialog>
  );
}
