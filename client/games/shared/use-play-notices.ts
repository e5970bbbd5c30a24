import { t } from "i18next";
import { useEffect, useEffectEvent } from "react";
import type { GameName } from "#rules/shared/game-config";
import { isRetryable } from "../../data/api.ts";
import type { RoundInPlay } from "./use-play.ts";
import { dismissNotice, showNotice } from "../../ui/notices.ts";
import { isUnrecoverable } from "./deal-failed.tsx";

/**
 * Shows a notice if a request in the middle of a round fails, with a button to repeat it where that can succeed, and one if a
 * round was dealt to a new visitor.
 *
 * @returns true if the round cannot be continued, which needs more than a notice
 */
export function usePlayNotices(play: RoundInPlay<GameName>): boolean {
  const { failure } = play;
  const isPlaying = play.view !== null;
  const isGuess = play.pending !== null;
  const isLost = failure !== null && isUnrecoverable(failure);
  const retry = useEffectEvent(() => play.retry());
  const isReplaced = play.response?.visitorReplaced === true;
  useEffect(() => {
    if (isReplaced) showNotice({ text: t("visitorReplaced") });
  }, [isReplaced]);

  useEffect(() => {
    if (failure === null || !isPlaying || isLost) return;
    const isOffline = failure === "offline";
    const again = isRetryable(failure) && {
      action: { label: t("retry"), run: () => retry() },
    };
    showNotice({ text: isOffline && isGuess ? t("guessUnsent") : t(`errors.${failure}`), tone: "bad", ...again });
    // When online again, the notice changes; the request still waits to be sent.
    const reconnected = () => showNotice({ text: t(isGuess ? "guessWaiting" : "reconnected"), ...again });
    if (isOffline) addEventListener("online", reconnected);
    return () => {
      removeEventListener("online", reconnected);
      dismissNotice();
    };
  }, [failure, isPlaying, isLost, isGuess]);
  return isLost;
}
