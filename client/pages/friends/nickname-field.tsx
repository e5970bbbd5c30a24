import { t } from "i18next";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/field.tsx";

export const NicknameField = (props: Pick<ComponentProps<typeof TextField>, "value" | "fault" | "onType" | "ref">) => (
  <TextField
    {...props}
    label={t("friends.start.nickname")}
    hint={t("friends.start.nicknameHint")}
    maxLength={80}
    autoComplete="nickname"
    spellCheck={false}
  />
);
