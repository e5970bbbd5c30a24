import { t } from "i18next";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import styles from "./feedback.module.css";
import { resetFeedback, useFeedback, type FeedbackState } from "./feedback-draft.ts";

/** The feedback form. Its text is kept when the dialog closes. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const { progress } = useFeedback();
  const close = (): void => {
    resetFeedback();
    onClose();
  };
  const isSent = progress.at === "sent";
  const isSending = progress.at === "sending";
  const actions = isSent ? (
    // A separate button, not a renamed Cancel, so that it receives the focus.
    <Button key="close" autoFocus onClick={close}>
      {t("dialog.close")}
    </Button>
  ) : (
    <>
      <Button variant="text" onClick={close}>
        {t("feedback.cancel")}
      </Button>
      <Button variant={isSending ? "plain" : "go"} type="submit" form={form} busy={isSending}>
        {t(isSending ? "feedback.sending" : "feedback.send")}
      </Button>
    </>
  );
  return (
    <Dialog onClose={close} title={t("feedback.title")} actions={actions}>
      <div role="status">{isSent && <Thanks />}</div>
      {progress.at === "failed" && (
        <div className="mb-4">
          <Note tone="bad">
            <Failure {...progress} />
          </Note>
        </div>
      )}
      {!isSent && <FeedbackForm id={form} />}
    </Dialog>
  );
}

function Thanks() {
  return (
    <div className={`row gap-4 ${styles.sent}`}>
      <span className={`center round flex-none ${styles.tick}`}>
        <VerdictIcon verdict="match" />
      </span>
      <p>{t("feedback.sent")}</p>
    </div>
  );
}

/** Too many messages have an explanation of their own. */
function Failure({ code }: Extract<FeedbackState, { at: "failed" }>) {
  return code === "too-much-feedback" || code === "too-many-requests" ? t(`errors.${code}`) : t("feedback.failed");
}
