import type { EndedRound } from "#rules/games";
import { t } from "i18next";
import { challengeLinkOf } from "../../data/challenge.ts";
import { useLoaded } from "../../data/loaded.ts";
import { isOfDay } from "../../storage/results.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Failed } from "../../ui/failed.tsx";
import { ShareCard } from "../../ui/share-card.tsx";
import { shareTitle } from "../../ui/share-text.ts";
import { ChallengeShare } from "./challenge-share.tsx";
import type { AnyGameScreen } from "./game-screen.ts";
import { useResponse } from "./round-context.ts";
import { useShareContent } from "./share.tsx";

/**
 * Challenges a friend to do better in the same puzzle: the result to beat, and the link.
 *
 * @param onPick opens the dialog in which the visitor picks an answer, in a game that has one
 */
export function ChallengeLink({
  screen,
  view,
  onPick,
  onClose,
}: {
  screen: AnyGameScreen;
  view: EndedRound;
  onPick: (() => void) | undefined;
  onClose: () => void;
}) {
  const shared = useShareContent(screen, view);
  const day = isOfDay(view) ? view.day : null;
  const {
    value: link,
    failure,
    retry,
  } = useLoaded((token) => challengeLinkOf(screen.game, day, token), useResponse(view)?.round ?? null);
  const pick = onPick && (
    <Button variant="text" onClick={onPick}>
      {t("challenge.pick")}
    </Button>
  );
  return (
    <Dialog onClose={onClose} title={t("challenge.title")}>
      <div className="stack gap-4">
        <p className="muted">{t("challenge.resultLead")}</p>
        <ShareCard shared={shared} />
        {failure !== null && <Failed code={failure} onRetry={retry} />}
        {failure === null ? (
          <ChallengeShare link={link} invitation={t("challenge.beat", { result: shareTitle(shared) })}>
            {pick}
          </ChallengeShare>
        ) : (
          pick
        )}
      </div>
    </Dialog>
  );
}
