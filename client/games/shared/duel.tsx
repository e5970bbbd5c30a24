import { t } from "i18next";
import type { ReactNode } from "react";
import type { EndedRound } from "#rules/games";
import { encodeRound } from "#rules/round-code";
import type { GameName } from "#rules/shared/game-config";
import type { ChallengeSide } from "../../../worker/app.ts";
import { api, readResponse } from "../../data/api.ts";
import { replyLink } from "../../data/challenge.ts";
import { useLoaded } from "../../data/loaded.ts";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { shareTitle, type ShareContent } from "../../ui/share-text.ts";
import { ChallengeSides, challengeSentence } from "../../ui/challenge-sides.tsx";
import styles from "./duel.module.css";
import { useResponse } from "./round-context.ts";

/**
 * The end of a challenge: the challenger's squares next to the visitor's, who did better, and a reply to send. The
 * server returns the challenger's result only to visitors who have finished the round.
 */
export function ChallengeOutcome({
  game,
  view,
  code,
  shared,
}: {
  game: GameName;
  view: EndedRound;
  code: string;
  shared: ShareContent;
}) {
  const {
    value: response,
    failure,
    retry,
  } = useLoaded(
    (round) => readResponse(api.challenges[":game"].reply.$post({ param: { game }, json: { round, code } })),
    useResponse(view)?.round ?? null,
  );
  if (failure !== null) return <Failed code={failure} onRetry={failure === "invalid-token" ? undefined : retry} />;
  if (response === null) return <Loading className="muted" />;
  const { challenged, challenger } = response.duel;
  const result = shareTitle(shared);
  const text = `${t("duel.replyText", { result })}\n${replyLink(response.code, response.language)}`;
  return (
    <Comparison game={game} mine={challenged} theirs={challenger}>
      <div className={`cluster gap-3 ${styles.actions}`}>
        <ShareOrCopyButton icon="share" content={{ text }}>
          {t("duel.send")}
        </ShareOrCopyButton>
      </div>
    </Comparison>
  );
}

/** How a friend's shared result compares with the visitor's. @param code of the friend's round */
export const SharedResult = ({ game, code, shared }: { game: GameName; code: string; shared: ShareContent }) => (
  <Comparison game={game} mine={{ name: null, round: encodeRound(shared) }} theirs={{ name: null, round: code }} />
);

/** Both rows of squares, and who did better. A challenger who picked the player by name has no round. */
function Comparison({
  game,
  mine,
  theirs,
  children,
}: {
  game: GameName;
  mine: ChallengeSide;
  theirs: ChallengeSide | null;
  children?: ReactNode;
}) {
  const outcome = theirs === null ? t("duel.picked") : challengeSentence(game, mine, theirs);
  if (outcome === "") return null;
  return (
    <div className={`stack gap-3 ${styles.duel}`}>
      <h3>{outcome}</h3>
      {theirs !== null && <ChallengeSides game={game} mine={mine} theirs={theirs} />}
      {children}
    </div>
  );
}
