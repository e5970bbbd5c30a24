import { t } from "i18next";
import type { Ref } from "react";
import { Field } from "../../ui/field.tsx";

export function NicknameField({
  value,
  fault,
  onType,
  ref,
}: {
  value: string;
  /** The error, as text. */
  fault: string | null;
  onType: (typed: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <Field label={t("friends.start.nickname")} hint={t("friends.start.nicknameHint")} fault={fault}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          value={value}
          maxLength={80}
          autoComplete="nickname"
          spellCheck={false}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
