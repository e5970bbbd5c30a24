import { t } from "i18next";
import { useState, type ChangeEvent, type SubmitEvent } from "react";
import { validateFeedbackField, MAX_FEEDBACK_LENGTHS, type Feedback } from "#rules/site/feedback";
import { format } from "../../i18n/format.ts";
import { Field, type ControlProps } from "../../ui/field.tsx";
import styles from "./feedback.module.css";
import { sendDraft, useFeedback, updateDraft } from "./feedback-draft.ts";

/** From this length on the form shows the number of characters. */
const LONG = MAX_FEEDBACK_LENGTHS.message - 500;

/** Name, email and message. Errors are shown after the first attempt to send. */
export function FeedbackForm({ id }: { id: string }) {
  const { draft, progress } = useFeedback();
  const [checked, setChecked] = useState(false);
  const faultOf = (field: keyof Feedback): string | null => {
    const fault = checked ? validateFeedbackField(field, draft[field]) : null;
    return fault && t(`errors.${fault}`);
  };

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
  const bind = (field: keyof Feedback, control: ControlProps) => ({
    ...control,
    name: field,
    value: draft[field],
    readOnly: progress.at === "sending",
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      updateDraft(field, event.currentTarget.value),
  });
  const length = draft.message.trim().length;
  return (
    <form id={id} className={`stack gap-4 ${styles.form}`} noValidate onSubmit={submit}>
      <Field label={t("feedback.name")} aside={t("feedback.optional")} fault={faultOf("name")}>
        {(control) => <input {...bind("name", control)} autoComplete="name" />}
      </Field>
      <Field label={t("feedback.email")} aside={t("feedback.optional")} fault={faultOf("email")}>
        {(control) => <input {...bind("email", control)} type="email" autoComplete="email" />}
      </Field>
      <Field
        label={t("feedback.message")}
        aside={
          length > LONG
            ? t("feedback.length", { length: format.number(length), most: format.number(MAX_FEEDBACK_LENGTHS.message) })
            : undefined
        }
        fault={faultOf("message")}
      >
        {(control) => <textarea {...bind("message", control)} required />}
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
