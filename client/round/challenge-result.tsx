import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../data/call.ts";
import { challengeLinkOf } from "../data/challenge.ts";
import { isOfDay } from "../storage/results.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";
import { usePassOn } from "../ui/pass-on.ts";
import { PassedOn, PassOnButton } from "../ui/passed-on.tsx";
import { ShareCard } from "../ui/share-card.tsx";
import { shareTitle } from "../ui/share-text.ts";
import styles from "./challenge-result.module.css";
import type { AnyMode, EndedView } from "./mode.ts";
import { useShared } from "./share.tsx";

/**
 * A friend is challenged to do better in the very same puzzle: what there is to beat, and the link.
 *
 * @param token the round as it was sealed last, by which the server knows how it went
 * @param onPick hides somebody of one's own choice instead, in a game that has that
 */
export function ChallengeResult({
  mode,
  view,
  token,
  onPick,
  onClose,
}: {
  mode: AnyMode;
  view: EndedView;
  token: string;
  onPick: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const shared = useShared(mode, view);
  const [link, setLink] = useState<string | null>(null);
  const { passed, passOn } = usePassOn();
  const day = isOfDay(view) ? view.day : null;
  const { busy, failure, press: make } = useCall(async () => setLink(await challengeLinkOf(mode.game, day, token)));
  const begin = useEffectEvent(make);
  useEffect(() => begin(), []);
  const text = link === null ? "" : `${t("challenge.beat", { result: shareTitle(shared) })}\n${link}`;
  return (
    <Dialog open onClose={onClose} title={t("challenge.title")}>
      <div className={styles.body}>
        <p className="muted">{t("challenge.resultLead")}</p>
        <ShareCard shared={shared} />
        {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
        {link !== null && (
          <label className={styles.link}>
            <span className="vh">{t("challenge.link")}</span>
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        <div className={styles.actions}>
          {onPick && (
            <Button variant="text" onClick={onPick}>
              {t("challenge.pick")}
            </Button>
          )}
          {link === null && failure !== null ? (
            <Button variant="go" icon="refresh" busy={busy} onClick={() => make()}>
              {t("retry")}
            </Button>
          ) : (
            <PassOnButton
              variant="go"
              icon="share"
              busy={link === null}
              outcome={passed}
              onClick={() => void passOn(text)}
            >
              {t("challenge.share")}
            </PassOnButton>
          )}
        </div>
        <PassedOn outcome={passed} text={text} />
      </div>
    </Dialog>
  );
}
