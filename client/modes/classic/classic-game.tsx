import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { useLeague } from "../../league.ts";
import type { Play } from "../../play.ts";
import { useKeeping } from "../../storage/kept.ts";
import { LinkList, type Way } from "../../ui/link-list.tsx";
import { Note } from "../../ui/note.tsx";
import { ChallengeDialog } from "./challenge-dialog.tsx";
import styles from "./classic-game.module.css";
import { DealFailed } from "./deal-failed.tsx";
import { EndingDialog } from "./ending-dialog.tsx";
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
  const isLost = usePlayNotices(play);
  const failure = view === null || isLost ? play.failure : league.failure;

  const bench = [...ways, { name: t("challenge.open"), icon: "link" as const, onOpen: () => setChallenging(true) }];
  return (
    <>
      {failure !== null && (
        <DealFailed code={failure} onRetry={view === null ? play.retry : league.retry} onStartOver={onStartOver} />
      )}
      <PlayArea play={play} league={league.league} onShowEnding={ending.show}>
        {!keeping && <Note>{t("errors.notKept")}</Note>}
        <div className={`card ${styles.ways}`}>
          <h2 className="sub">{t("ways.title")}</h2>
          <LinkList ways={bench} />
        </div>
      </PlayArea>
      {view !== null && view.state !== "guessing" && league.league !== null && (
        <EndingDialog
          view={view} league={league.league} open={ending.isOpen} onClose={ending.hide}
          onChallenge={() => setChallenging(true)} address={address} next={next}
        />
      )}
      {challenging && league.league !== null && (
        <ChallengeDialog league={league.league} onClose={() => setChallenging(false)} />
      )}
    </>
  );
}
