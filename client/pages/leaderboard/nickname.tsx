import { t } from "i18next";
import { useRef, useState } from "react";
import { useMutation } from "../../data/call.ts";
import { chooseNickname, removeNickname, useCachedMe } from "../../data/me.ts";
import { Form } from "../../ui/form.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { showNotice } from "../../ui/notices.ts";
import styles from "./side.module.css";

/** Form for the visitor's nickname: choose, change, remove. Nothing for visitors who cannot have one yet. */
export function NicknameSection() {
  const { me } = useCachedMe();
  if (me?.isKnown !== true) return null;
  return (
    <section className="card stack gap-3 p-4" aria-label={t("me.nickname")}>
      <NicknameForm nickname={me.nickname} />
    </section>
  );
}

export function NicknameForm({ nickname }: { nickname: string | null }) {
  const [changed, setChanged] = useState<string | null>(null);
  const [doing, setDoing] = useState<"saving" | "removing">("saving");
  const field = useRef<HTMLInputElement>(null);
  const typed = changed ?? nickname ?? "";
  const change = async (what: typeof doing) => {
    setDoing(what);
    const text = what === "saving" ? t("me.saved", { nickname: await chooseNickname(typed) }) : await remove();
    setChanged(null);
    showNotice({ text, icon: "check" });
  };
  const remove = async (): Promise<string> => {
    await removeNickname();
    // The pressed button disappears with the name.
    field.current?.focus();
    return t("me.removed");
  };
  const { busy, failure, press } = useMutation(change, () => field.current?.focus());
  return (
    <Form className="stack gap-3" onSubmit={() => press("saving")}>
      <TextField
        label={t("me.nickname")}
        hint={t("me.hint")}
        fault={failure && t(`errors.${failure}`)}
        ref={field}
        value={typed}
        autoComplete="nickname"
        spellCheck={false}
        maxLength={80}
        onType={setChanged}
      />
      <div className={`cluster ${styles.actions}`}>
        <Button type="submit" busy={busy && doing === "saving"}>
          {t("me.save")}
        </Button>
        {nickname !== null && (
          <Button variant="text" busy={busy && doing === "removing"} onClick={() => press("removing")}>
            {t("me.remove")}
          </Button>
        )}
      </div>
    </Form>
  );
}
