import { t } from "i18next";
import { useState } from "react";
import { useMutation } from "../../data/call.ts";
import { deleteOwnData } from "../../data/me.ts";
import { AskDialog } from "../../ui/ask-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { showNotice } from "../../ui/notices.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./delete-me.module.css";

/** Deletes everything stored about the visitor, after confirmation. */
export function DeleteMe() {
  const [asking, ask] = useState(false);
  const { busy, failure, press } = useMutation(async () => {
    await deleteOwnData();
    showNotice({ text: t("me.forget.done"), icon: "check" });
  });
  return (
    <Section className={`stack gap-3 justify-items-start ${styles.forget}`} title={t("me.forget.title")}>
      <p className="small muted">{t("me.forget.text")}</p>
      <Button className={styles.button} busy={busy} aria-haspopup="dialog" onClick={() => ask(true)}>
        {t("me.forget.title")}
      </Button>
      {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
      {asking && (
        <AskDialog
          title={t("me.forget.ask")}
          text={`${t("me.forget.text")} ${t("me.forget.sure")}`}
          keep={t("me.forget.cancel")}
          act={{ label: t("me.forget.do"), run: press }}
          onClose={() => ask(false)}
        />
      )}
    </Section>
  );
}
