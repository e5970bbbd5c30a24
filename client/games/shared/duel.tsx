import { t } from "i18next";
import { encodeRound } from "#rules/round-code";
import type { GameName } from "#rules/shared/game-config";
import type { ChallengeResult } from "../../../worker/app.ts";
import { api, readResponse } from "../../data/api.ts";
import { replyLink } from "../../data/challenge.ts";
import { useLoaded } from "../../data/loaded.ts";
import { Failed } from "../../ui/failed.tsx";
import { useShareOrCopy } from "../../ui/share-or-copy.ts";
import { ShareOutcomeText, ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import { shareTitle, type ShareContent } from "../../ui/share-text.ts";
import { ChallengeSides, challengeSentence } from "../../ui/challenge-sides.tsx";
import styles from "./duel.module.css";
import type { EndedRound } from "./game-screen.ts";
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
  if (response === null)
    return (
      <p className="muted" role="status">
        {t("loading")}
      </p>
    );
  return (
    <Comparison game={game} reply={replyLink(response.code, response.language)} duel={response.duel} shared={shared} />
  );
}

/**
 * How a friend's shared result compares with the visitor's: both rows of squares, and who did better.
 *
 * @param code of the friend's round
 */
export function SharedResult({ game, code, shared }: { game: GameName; code: string; shared: ShareContent }) {
  const mine = { name: null, round: encodeRound(shared) };
  const theirs = { name: null, round: code };
  const outcome = challengeSentence(game, mine, theirs);
  if (outcome === "") return null;
  return (
    <div className={`stack gap-3 ${styles.duel}`}>
      <h3>{outcome}</h3>
      <ChallengeSides game={game} mine={mine} theirs={theirs} />
    </div>
  );
}

function Comparison({
  game,
  reply,
  duel,
  shared,
}: {
  game: GameName;
  reply: string;
  duel: ChallengeResult;
  shared: ShareContent;
}) {
  const { passed, passOn } = useShareOrCopy();
  const { challenger, challenged } = duel;
  const outcome = challengeSentence(game, challenged, challenger ?? challenged);
  const result = shareTitle(shared);
  const text = `${t("duel.replyText", { result })}\n${reply}`;
  return (
    <div className={`stack gap-3 ${styles.duel}`}>
      <h3>{challenger === null ? t("duel.picked") : outcome}</h3>
      {challenger !== null && <ChallengeSides game={game} mine={challenged} theirs={challenger} />}
      <div className={`cluster gap-3 ${styles.actions}`}>
        <ShareOrCopyButton icon="share" outcome={passed} onClick={() => void passOn(text)}>
          {t("duel.send")}
        </ShareOrCopyButton>
      </div>
      <ShareOutcomeText outcome={passed} text={text} />
    </div>
  );
}
