import { useEffect, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Facts } from "#rules/player";
import type { useLeague } from "../../league.ts";
import type { Play } from "../../play.ts";
import { useKeeping } from "../../storage/kept.ts";
import { DialogPart } from "../../ui/dialog-part.tsx";
import { LinkList, type Way } from "../../ui/link-list.tsx";
import { Note } from "../../ui/note.tsx";
import styles from "./classic-game.module.css";
import { DealFailed } from "./deal-failed.tsx";
import { ChallengeDialog, EndingDialog } from "./parts.ts";
import { PlayArea } from "./play-area.tsx";
import { useEndingOpen } from "./use-ending-open.ts";
import { usePlayNotices } from "./use-play-notices.ts";

/**
 * A round of Classic from deal to ending, wherever it came from.
 *
 * @param ways where to go from the bench
 * @param next what the ending offers to play next
 * @param onStartOver deals a round anew when this one cannot be gone on with
 */
export function ClassicGame({ play, league, ways, address, next, onStartOver }: {
  play: Play<"classic">;
  league: ReturnType<typeof useLeague>;
  ways: readonly Way[];
  address: string;
  next: ReactNode;
  onStartOver: () => void;
}) {
  const { t } = useTranslation();
  const keeping = useKeeping();
  const [challenging, setChallenging] = useState(false);
  const { view } = play;
  const ending = useEndingOpen(view);
  const waysId = useId();
  const hasGuessed = view !== null && view.tries.length > 0;
  useEffect(() => {
    // The ending may be one guess away by now.
    if (hasGuessed) EndingDialog.preload();
  }, [hasGuessed]);
  const isLost = usePlayNotices(play);
  const failure = view === null || isLost ? play.failure : league.failure;

  if (view !== null && league.league !== null && !isOf(view, league.league.facts)) {
    return <DealFailed code="broken-seal" onRetry={play.retry} onStartOver={onStartOver} />;
  }
  const bench = [...ways, { name: t("challenge.open"), icon: "link" as const, onOpen: () => setChallenging(true) }];
  return (
    <>
      {failure !== null && (
        <DealFailed code={failure} onRetry={view === null ? play.retry : league.retry} onStartOver={onStartOver} />
      )}
      <PlayArea
        play={play} league={league.league} onShowEnding={ending.show}
        note={!keeping && <Note>{t("errors.notKept")}</Note>}
      >
        <nav className={`card ${styles.ways}`} aria-labelledby={waysId}>
          <h2 className="sub" id={waysId}>{t("ways.title")}</h2>
          <LinkList ways={bench} />
        </nav>
      </PlayArea>
      {view !== null && view.state !== "guessing" && league.league !== null && ending.isOpen && (
        <DialogPart title={t("board.result")} onClose={ending.hide}>
          <EndingDialog
            view={view} league={league.league} onClose={ending.hide} onChallenge={() => setChallenging(true)}
            address={address} next={next}
          />
        </DialogPart>
      )}
      {challenging && league.league !== null && (
        <DialogPart title={t("challenge.title")} onClose={() => setChallenging(false)}>
          <ChallengeDialog league={league.league} onClose={() => setChallenging(false)} />
        </DialogPart>
      )}
    </>
  );
}

/** Whether a kept round names only players its league has: what is kept may have been written by anybody. */
function isOf(view: NonNullable<Play<"classic">["view"]>, facts: Facts): boolean {
  const answer = view.state === "guessing" ? [] : [view.answer.player];
  return [...view.tries.map(({ guess }) => guess), ...answer].every((id) => facts.candidates.has(id));
}
