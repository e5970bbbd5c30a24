import { t } from "i18next";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, readResponse } from "../../data/api.ts";
import { useMutation } from "../../data/call.ts";
import { Form } from "../../ui/form.tsx";
import { AskDialog } from "../../ui/ask-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { showNotice } from "../../ui/notices.ts";
import { Section } from "../../ui/section.tsx";
import type { FriendsBoard } from "./board.ts";
import styles from "./board-settings.module.css";

const address = api.friends[":code"];

/** Settings of a board: those of a member, and those of its owner. */
export function BoardSettings({
  board,
  onChanged,
  onClose,
}: {
  board: FriendsBoard;
  onChanged: () => void;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  const { name, code, isMaker, week } = board;
  const own = week.rows.find(({ isYou }) => isYou)?.nickname ?? "";
  const save = async (request: Promise<unknown>): Promise<void> => {
    await request;
    showNotice({ text: t("friends.settings.saved"), icon: "check" });
    onChanged();
  };
  const renew = useMutation(async () => {
    const { code: next } = await readResponse(address.link.$post({ param: { code } }));
    showNotice({ text: t("friends.settings.renewed"), icon: "check" });
    await navigate(`/friends/${next}`, { replace: true });
  });
  const leave = useMutation(async () => {
    await readResponse(address.members.me.$delete({ param: { code } }));
    await navigate("/friends");
  });
  const failure = renew.failure ?? leave.failure;
  if (isAsked)
    return (
      <AskDialog
        title={t("friends.leave.title", { name })}
        text={t("friends.leave.text")}
        keep={t("friends.leave.stay")}
        act={{ label: t("friends.leave.go"), icon: "exit", run: leave.press }}
        onClose={() => ask(false)}
      />
    );
  return (
    <Dialog onClose={onClose} title={t("friends.settings.title")}>
      <div className="stack gap-5">
        {isMaker && (
          <Rename
            label={t("friends.start.name")}
            hint={t("friends.start.nameHint")}
            value={name}
            save={(typed) => save(readResponse(address.$put({ param: { code }, json: { name: typed } })))}
          />
        )}
        <Rename
          label={t("friends.start.nickname")}
          hint={t("friends.start.nicknameHint")}
          value={own}
          save={(typed) => save(readResponse(address.members.me.$put({ param: { code }, json: { nickname: typed } })))}
        />
        {isMaker && <Members board={board} onChanged={onChanged} />}
        {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
        <div className={`cluster gap-3 items-start ${styles.acts}`}>
          {isMaker && (
            <div>
              <Button icon="link" busy={renew.busy} onClick={() => renew.press()}>
                {t("friends.settings.renew")}
              </Button>
              <p className="small muted">{t("friends.settings.renewHint")}</p>
            </div>
          )}
          <Button variant="text" icon="exit" busy={leave.busy} aria-haspopup="dialog" onClick={() => ask(true)}>
            {t("friends.settings.leave")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Rename({
  label,
  hint,
  value,
  save,
}: {
  label: string;
  hint: string;
  value: string;
  save: (typed: string) => Promise<void>;
}) {
  const [typed, setTyped] = useState(value);
  const { busy, failure, press } = useMutation(() => save(typed));
  return (
    <Form className={`stack gap-3 items-start ${styles.rename}`} onSubmit={() => press()}>
      <TextField
        label={label}
        hint={hint}
        fault={failure && t(`errors.${failure}`)}
        value={typed}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onType={setTyped}
      />
      <Button type="submit" busy={busy} aria-label={`${t("friends.settings.save")}, ${label}`}>
        {t("friends.settings.save")}
      </Button>
    </Form>
  );
}

/** The other members, whom the owner may remove. */
function Members({ board: { code, week }, onChanged }: { board: FriendsBoard; onChanged: () => void }) {
  const [asked, ask] = useState<{ id: string; nickname: string } | null>(null);
  const { busy, failure, press } = useMutation(async (id: string) => {
    await readResponse(address.members[":id"].$delete({ param: { code, id } }));
    onChanged();
  });
  const others = week.rows.filter(({ isYou }) => !isYou);
  if (others.length === 0) return null;
  return (
    <Section title={t("friends.settings.members")}>
      <ul className={styles.members} aria-busy={busy}>
        {others.map(({ id, nickname }) => (
          <li className="stack gap-3 items-center" key={id}>
            <bdi>{nickname}</bdi>
            <Button
              variant="text"
              aria-haspopup="dialog"
              aria-label={t("friends.settings.removeOne", { nickname })}
              onClick={() => ask({ id, nickname })}
            >
              {t("friends.settings.remove")}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
      <p className="small muted">{t("friends.settings.onlyYou")}</p>
      {asked !== null && (
        <AskDialog
          title={t("friends.settings.ask", { nickname: asked.nickname })}
          text={t("friends.settings.removed")}
          keep={t("friends.settings.keep")}
          act={{ label: t("friends.settings.remove"), icon: "exit", run: () => press(asked.id) }}
          onClose={() => ask(null)}
        />
      )}
    </Section>
  );
}
