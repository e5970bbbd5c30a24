import { useTranslation } from "react-i18next";
import { challengeLinkOf } from "../../data/challenge.ts";
import { useLoaded } from "../../data/loaded.ts";
import { isOfDay } from "../../storage/results.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Failed } from "../../ui/failed.tsx";
import { LinkField } from "../../ui/link-field.tsx";
import { useShareOrCopy } from "../../ui/share-or-copy.ts";
import { ShareOutcomeText, ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { ShareCard } from "../../ui/share-card.tsx";
import { shareTitle } from "../../ui/share-text.ts";
import styles from "./challenge-result.module.css";
import type { AnyGameScreen, EndedRound } from "./game-screen.ts";
import { useShareContent } from "./share.tsx";

/**
 * Challenges a friend to do better in the same puzzle: the result to beat, and the link.
 *
 * @param token the round's latest encrypted token, from which the server reads the result
 * @param onPick opens the dialog in which the visitor picks an answer, in a game that has one
 */
export function ChallengeLink({
  screen,
  view,
  token,
  onPick,
  onClose,
}: {
  screen: AnyGameScreen;
  view: EndedRound;
  token: string;
  onPick: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const shared = useShareContent(screen, view);
  const { passed, passOn } = useShareOrCopy();
  const day = isOfDay(view) ? view.day : null;
  const { value: link, failure, retry } = useLoaded(() => challengeLinkOf(screen.game, day, token), token);
  const text = link === null ? "" : `${t("challenge.beat", { result: shareTitle(shared) })}\n${link}`;
  return (
    <Dialog open onClose={onClose} title={t("challenge.title")}>
      <div className="stack gap-4">
        <p className="muted">{t("challenge.resultLead")}</p>
        <ShareCard shared={shared} />
        {failure !== null && <Failed code={failure} onRetry={retry} />}
        {link !== null && <LinkField label={t("challenge.link")} link={link} />}
        <div className={`cluster gap-3 justify-end ${styles.actions}`}>
          {onPick && (
            <Button variant="text" onClick={onPick}>
              {t("challenge.pick")}
            </Button>
          )}
          {failure === null && (
            <ShareOrCopyButton
              variant="go"
              icon="share"
              busy={link === null}
              outcome={passed}
              onClick={() => void passOn(text)}
            >
              {t("challenge.share")}
            </ShareOrCopyButton>
          )}
        </div>
        <ShareOutcomeText outcome={passed} text={text} />
      </div>
    </Dialog>
  );
}
