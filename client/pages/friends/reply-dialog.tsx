import { t } from "i18next";
import type { ChallengeResult } from "../../../worker/app.ts";
import { api, readResponse } from "../../data/api.ts";
import { UNLIMITED_PATH } from "#rules/site/pages";
import { useLoaded } from "../../data/loaded.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Failed } from "../../ui/failed.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useRunningPuzzleLink } from "../../data/game-links.ts";
import { ChallengeSides, challengeSentence } from "../../ui/challenge-sides.tsx";
import styles from "./reply.module.css";

/** The outcome of the visitor's challenge: both rounds, and links to continue with. */
export function ReplyDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const {
    value: duel,
    failure,
    retry,
  } = useLoaded(
    // hono encodes no parameters.
    () => readResponse(api.challenges.replies[":code"].$get({ param: { code: encodeURIComponent(code) } })),
    code,
  );
  const name = duel?.challenged.name ?? t("duel.yourFriend");
  return (
    <Dialog opensByItself onClose={onClose} title={t("duel.title", { name })}>
      {failure !== null && <Failed code={failure} onRetry={failure === "invalid-token" ? undefined : retry} />}
      {failure === null && duel === null && <Loading className="muted" />}
      {duel !== null && <ReplyResult duel={duel} />}
    </Dialog>
  );
}

function ReplyResult({ duel: { game, challenger, challenged } }: { duel: ChallengeResult }) {
  const outcome = challengeSentence(game, challenger ?? challenged, challenged);
  return (
    <div className={`stack gap-3 ${styles.reply}`}>
      {challenger !== null && <h3>{outcome}</h3>}
      <ChallengeSides game={game} mine={challenger} theirs={challenged} />
      <nav aria-label={t("links.title")}>
        <LinkList links={[useRunningPuzzleLink(game), { name: t("duel.back"), to: UNLIMITED_PATH, icon: "link" }]} />
      </nav>
    </div>
  );
}
