import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CLUES, candidateOf } from "#rules/classic";
import type { LeagueOn } from "../../league.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { GoalLight } from "../../ui/goal-light.tsx";
import { usePassOn } from "../../ui/pass-on.ts";
import { PassedOn } from "../../ui/passed-on.tsx";
import { ShareCard } from "../../ui/share-card.tsx";
import { shareText, type Shared } from "../../ui/share-text.ts";
import { Statistics } from "../../ui/statistics.tsx";
import { AnswerCard, type EndedView } from "./answer-card.tsx";
import { Coach } from "./coach.tsx";
import { Compare } from "./compare.tsx";
import styles from "./ending.module.css";
import { useOwnStatistics } from "../../own-statistics.ts";

/**
 * The end of a round: the answer, the result to share, one's statistics, the others' and the coach's report.
 *
 * @param address where this game is played, for the shared text
 * @param next what comes after: the countdown of a daily, another game in practice
 */
export function EndingDialog({ view, league, onClose, onChallenge, address, next }: {
  view: EndedView;
  league: LeagueOn;
  onClose: () => void;
  onChallenge: () => void;
  address: string;
  next: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const won = view.state === "won";
  const figures = useOwnStatistics(view.kind === "daily" || view.kind === "archive" ? "classic" : "unlimited");
  const { first, last } = candidateOf(league.facts, view.answer.player);
  return (
    <Dialog
      open onClose={onClose} wide
      title={won ? t("ending.won") : t("ending.lost", { player: `${first} ${last}` })}
      head={<AnswerCard view={view} league={league} headingId={`${id}answer`} />}
      crown={won ? <GoalLight /> : undefined}
    >
      <div className={styles.body}>
        <section aria-labelledby={`${id}share`}>
          <h3 className="sub" id={`${id}share`}>{t("share.title")}</h3>
          <Share view={view} address={address} onChallenge={onChallenge} />
        </section>
        <section className={styles.next} aria-label={t("ending.next")}>{next}</section>
        <section className={view.kind === "daily" ? undefined : styles.whole} aria-labelledby={`${id}figures`}>
          <h3 className="sub" id={`${id}figures`}>{t("statistics.yours")}</h3>
          <div className={styles.figures}>
            <Statistics figures={figures} mine={won ? view.tries.length : undefined} />
          </div>
        </section>
        {view.kind === "daily" && (
          <section aria-labelledby={`${id}compare`}><Compare view={view} headingId={`${id}compare`} /></section>
        )}
        <section className={styles.whole} aria-labelledby={`${id}coach`}>
          <Coach view={view} league={league} headingId={`${id}coach`} />
        </section>
      </div>
    </Dialog>
  );
}

/** The result as it will be shared, and the ways to share it. */
function Share({ view, address, onChallenge }: { view: EndedView; address: string; onChallenge: () => void }) {
  const { t } = useTranslation();
  const { passed, passOn } = usePassOn();
  const shared = sharedOf(view, address);
  return (
    <div className={styles.share}>
      <ShareCard shared={shared} />
      <div className={styles.shareActions}>
        <Button variant="go" wide icon="share" onClick={() => void passOn(shareText(shared))}>{t("share.result")}</Button>
        <Button wide icon="link" onClick={onChallenge}>{t("challenge.open")}</Button>
        <PassedOn outcome={passed} text={shareText(shared)} />
      </div>
    </div>
  );
}

/** The share text is the same in every language, so that a group chat can compare it. */
function sharedOf(view: EndedView, address: string): Shared {
  const isDay = view.kind === "daily" || view.kind === "archive";
  return {
    title: isDay ? `Deke #${view.number} Classic` : "Deke Unlimited",
    guesses: view.state === "won" ? view.tries.length : null,
    limit: view.limit,
    rows: view.tries.map(({ clue }) => CLUES.map((name) => clue[name].verdict)),
    address,
  };
}
