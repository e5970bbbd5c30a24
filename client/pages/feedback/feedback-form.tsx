import { t } from "i18next";
import { useState, type SubmitEvent } from "react";
import { validateFeedbackField, MAX_FEEDBACK_LENGTHS, type Feedback } from "#rules/site/feedback";
import { format } from "../../i18n/format.ts";
import { Field, TextField } from "../../ui/field.tsx";
import styles from "./feedback.module.css";
import { sendDraft, useFeedback, updateDraft } from "./feedback-draft.ts";

/** From this length on the form shows the number of characters. */
const LONG = MAX_FEEDBACK_LENGTHS.message - 500;

/** Name, email and message. Errors are shown after the first attempt to send. */
export function FeedbackForm({ id }: { id: string }) {
  const { draft, progress } = useFeedback();
  const [checked, setChecked] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (progress.at === "sending") return;
    const wrong = (["name", "email", "message"] as const).find(
      (field) => validateFeedbackField(field, draft[field]) !== null,
    );
    setChecked(wrong !== undefined);
    if (wrong === undefined) void sendDraft();
    else event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  const bind = (field: keyof Feedback) => {
    const fault = checked ? validateFeedbackField(field, draft[field]) : null;
    return {
      name: field,
      value: draft[field],
      fault: fault && t(`errors.${fault}`),
      readOnly: progress.at === "sending",
      onType: (text: string) => updateDraft(field, text),
    };
  };
  const { fault, onType, ...message } = bind("message");
  const length = draft.message.trim().length;
  return (
    <form id={id} className={`stack gap-4 ${styles.form}`} noValidate onSubmit={submit}>
      <TextField label={t("feedback.name")} aside={t("feedback.optional")} {...bind("name")} autoComplete="name" />
      <TextField
        label={t("feedback.email")}
        aside={t("feedback.optional")}
        {...bind("email")}
        type="email"
        autoComplete="email"
      />
      <Field
        label={t("feedback.message")}
        aside={
          length > LONG
            ? t("feedback.length", { length: format.number(length), most: format.number(MAX_FEEDBACK_LENGTHS.message) })
            : undefined
        }
        fault={fault}
      >
        {(control) => (
          <textarea {...control} {...message} required onChange={(event) => onType(event.currentTarget.value)} />
        )}
      </Field>
      {/* Invisible and unreachable, so that only bots fill it in. */}
      <label className="vh" aria-hidden="true">
        {t("feedback.website")}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={draft.website}
          onChange={(event) => updateDraft("website", event.currentTarget.value)}
        />
      </label>
    </form>
  );
}
