import { t } from "i18next";
import { useEffect, useId, useRef, useState } from "react";
import { findPlayer } from "#rules/league/player";
import { useMutation } from "../../data/call.ts";
import { challengeLink } from "../../data/challenge.ts";
import type { LeagueVersion } from "../../data/league.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { LazyNotListed } from "../shared/guess-field.tsx";
import { ChallengeShare } from "../shared/challenge-share.tsx";
import { PlayerInput, usePlayerSearch } from "../../search/player-input.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { useOnScreenKeyboardInset } from "../../ui/use-keyboard.ts";
import styles from "./challenge.module.css";

interface Made {
  player: number;
  link: string;
}

/** Picks a player and creates a link that hides him. */
export function ChallengeDialog({ league, onClose }: { league: LeagueVersion; onClose: () => void }) {
  const search = usePlayerSearch(league);
  const [made, setMade] = useState<Made | null>(null);
  const {
    busy,
    failure,
    press: hide,
  } = useMutation(async (player: number) => setMade({ player, link: await challengeLink(player) }));
  useOnScreenKeyboardInset();

  return (
    <Dialog onClose={onClose} title={t("challenge.title")}>
      <div className="stack gap-4">
        <p className="muted">{t("challenge.lead")}</p>
        {failure !== null && <Note tone="bad">{t(`errors.${failure}`)}</Note>}
        {made === null ? (
          <PlayerInput
            {...search}
            none={(query) => <LazyNotListed query={query} listed="rostered" />}
            busy={busy ? "judging" : null}
            onChoose={hide}
            autoFocus
          />
        ) : (
          <Hidden made={made} league={league} onAnother={() => setMade(null)} />
        )}
      </div>
    </Dialog>
  );
}

/** The link, and the chosen player. */
function Hidden({ made, league, onAnother }: { made: Made; league: LeagueVersion; onAnother: () => void }) {
  const { first, last, number, team } = findPlayer(league, made.player);
  const id = useId();
  const share = useRef<HTMLButtonElement>(null);
  // The field that had the focus has been replaced.
  useEffect(() => share.current?.focus(), []);
  return (
    <>
      <p className={`row gap-4 line-20 ${styles.hidden}`}>
        <Portrait className={styles.portrait} id={made.player} last={last} number={number} team={team} />
        <span id={id}>{t("challenge.hidden", { player: `${first} ${last}` })}</span>
      </p>
      <ChallengeShare link={made.link} invitation={t("challenge.invitation")} button={share} describedBy={id}>
        <Button variant="text" onClick={onAnother}>
          {t("challenge.another")}
        </Button>
      </ChallengeShare>
    </>
  );
}
