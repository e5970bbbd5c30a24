import { t } from "i18next";
import { useState, type ReactNode } from "react";
import { api, readResponse } from "../../data/api.ts";
import { useMutation } from "../../data/call.ts";
import { useCachedMe } from "../../data/me.ts";
import { Form } from "../../ui/form.tsx";
import { Button } from "../../ui/button.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import type { BoardPreview } from "./board.ts";
import { NicknameField } from "./nickname-field.tsx";
import styles from "./friends-page.module.css";

/**
 * The form that joins a board.
 *
 * @param children shown above the form
 * @param onChanged called when the visitor has joined, and when joining failed because the board has changed
 */
export function Join({
  board,
  code,
  onChanged,
  children,
}: {
  board: BoardPreview;
  code: string;
  onChanged: () => void;
  children: ReactNode;
}) {
  const { name, members, most } = board;
  const { me } = useCachedMe();
  const [typed, setTyped] = useState<string | null>(null);
  const nickname = typed ?? me?.nickname ?? "";
  const { busy, failure, press } = useMutation(async () => {
    await readResponse(api.friends[":code"].members.$post({ param: { code }, json: { nickname } }));
    onChanged();
  }, onChanged);
  return (
    <div className="wrap">
      <GameHead title={name} detail={t("friends.members", { count: members, most })} />
      {children}
      <div className={`stack gap-5 justify-items-center ${styles.one}`}>
        <section className={`card stack gap-5 ${styles.card}`} aria-labelledby="join-board">
          <Form className={`stack gap-5 ${styles.form}`} onSubmit={() => press()}>
            <h2 id="join-board" className="sub">
              {t("friends.join.title", { name })}
            </h2>
            <p className="muted">{t("friends.join.lead", { count: members })}</p>
            <NicknameField value={nickname} fault={failure && t(`errors.${failure}`)} onType={setTyped} />
            <Button type="submit" variant="go" big wide busy={busy}>
              {t("friends.join.go")}
            </Button>
          </Form>
        </section>
      </div>
    </div>
  );
}
