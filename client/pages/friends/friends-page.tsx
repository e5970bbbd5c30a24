import { t } from "i18next";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { FRIENDS_BOARD_LIMITS } from "#rules/site/friends";
import { GAME_PATHS } from "#rules/site/pages";
import { api, readResponse } from "../../data/api.ts";
import { loadBoards } from "../../data/boards.ts";
import { useMutation } from "../../data/call.ts";
import { useDaysPlayed } from "../../data/days-played.ts";
import { useLoaded } from "../../data/loaded.ts";
import { useCachedMe } from "../../data/me.ts";
import { useHydrated } from "../../storage/store.ts";
import { Form } from "../../ui/form.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import { Failed } from "../../ui/failed.tsx";
import { TextField } from "../../ui/field.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Note } from "../../ui/note.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import { Section } from "../../ui/section.tsx";
import { useTextBeforeHydration } from "../../ui/use-text-before-hydration.ts";
import { NicknameField } from "./nickname-field.tsx";
import styles from "./friends-page.module.css";

const ReplyDialog = onDemand(async () => (await import("./reply-dialog.tsx")).ReplyDialog);

/** The visitor's friends' boards and a form for a new one; with `?reply=`, the reply to a challenge. */
export function FriendsPage() {
  const { value, failure, retry } = useLoaded(loadBoards, "boards");
  const boards = value?.boards ?? [];
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const reply = isHydrated ? search.get("reply") : null;
  const read = () => setSearch({}, { replace: true });
  return (
    <div className="wrap">
      <GameHead title={t("friends.title")} detail={t("friends.lead", { most: FRIENDS_BOARD_LIMITS.most })} />
      <div className={`stack gap-5 justify-items-center ${styles.one}`}>
        {failure !== null && <Failed code={failure} onRetry={retry} />}
        {boards.length > 0 && (
          <nav className={`card stack gap-5 ${styles.card}`} aria-label={t("friends.yours")}>
            <h2 className="sub">{t("friends.yours")}</h2>
            <LinkList links={boards.map(({ code, name }) => ({ name, to: `/friends/${code}` }))} />
          </nav>
        )}
        <Start />
      </div>
      {reply !== null && (
        <LazyDialogBoundary title={t("challenge.name")} onClose={read}>
          <ReplyDialog key={reply} code={reply} onClose={read} />
        </LazyDialogBoundary>
      )}
    </div>
  );
}

/** Starts a board: a form for visitors who have finished a daily, for others what they need first. */
function Start() {
  const isHydrated = useHydrated();
  const days = useDaysPlayed();
  // Both are prerendered, and styles show one by the cookie, so that nothing shifts for most visitors.
  const hasPlayed = isHydrated ? days.size > 0 : null;
  return (
    <Section Heading="h2" className={`card stack gap-5 ${styles.card}`} title={t("friends.start.title")}>
      {hasPlayed !== true && (
        <div className={classNames("stack gap-5", styles.unplayed, !isHydrated && styles.undecided)}>
          <Note>{t("friends.start.unplayed")}</Note>
          <ButtonLink variant="go" big wide to={GAME_PATHS.classic}>
            {t("home.play")}
          </ButtonLink>
        </div>
      )}
      {hasPlayed !== false && <StartForm />}
      <ul className={`stack small muted gap-3 ${styles.says}`}>
        <li>
          <Icon name="link" /> <span>{t("friends.start.link")}</span>
        </li>
        <li>
          <Icon name="snow" /> <span>{t("friends.start.frost")}</span>
        </li>
      </ul>
    </Section>
  );
}

function StartForm() {
  const navigate = useNavigate();
  const { me } = useCachedMe();
  const isHydrated = useHydrated();
  const [name, setName] = useState("");
  const [typed, setNickname] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const nicknameField = useRef<HTMLInputElement>(null);
  useTextBeforeHydration(nameField, setName);
  useTextBeforeHydration(nicknameField, setNickname);
  const nickname = typed ?? me?.nickname ?? "";
  const { busy, failure, press } = useMutation(async () => {
    const { code } = await readResponse(api.friends.$post({ json: { name, nickname } }));
    await navigate(`/friends/${code}`);
  });
  const isOfName = failure === "board-name-length";
  const fault = failure && t(`errors.${failure}`);
  return (
    <Form className={classNames("stack gap-5", styles.form, !isHydrated && styles.undecided)} onSubmit={() => press()}>
      <TextField
        label={t("friends.start.name")}
        hint={t("friends.start.nameHint")}
        fault={isOfName ? fault : null}
        ref={nameField}
        value={name}
        maxLength={60}
        autoComplete="off"
        onType={setName}
      />
      <NicknameField ref={nicknameField} value={nickname} fault={isOfName ? null : fault} onType={setNickname} />
      <Button type="submit" variant="go" big wide busy={busy}>
        {t("friends.start.go")}
      </Button>
    </Form>
  );
}
