import { t } from "i18next";
import { useId } from "react";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { Dock } from "../shared/dock.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { Legend } from "../../ui/legend.tsx";
import { GuessesLeft } from "../../ui/pucks.tsx";
import { RosterGuesses } from "./guesses.tsx";
import { TeamSeasonPickers } from "./pickers.tsx";
import { RosterSheet } from "./sheet.tsx";
import styles from "./table.module.css";

/** A round in progress: the selects, the roster with its legend, and the guesses. */
export function Table({ play, banner, league: seasons, rules, children }: TableProps<"roster">) {
  const guessesId = useId();
  const { view, guesses: shown } = play;
  const tries = view?.tries ?? [];
  const { limit } = GAME_CONFIG.roster;
  const isGuessing = view?.state === "guessing";
  return (
    <div className={`stack items-start ${styles.area}`}>
      <Dock
        banner={banner}
        latest={
          shown.length > 0 && seasons !== null && <RosterGuesses tries={shown.slice(-1)} seasons={seasons} isLow />
        }
      >
        <GuessesLeft left={limit - tries.length} limit={limit} />
        <TeamSeasonPickers key={view?.id} play={play} league={seasons} />
      </Dock>
      <section className={`min-w-0 ${styles.board}`} aria-label={t("roster.section")}>
        <div className={`card ${styles.sheet}`}>
          <RosterSheet
            revealed={view?.seen ?? []}
            fresh={isGuessing && tries.length > 0 ? (view.seen.at(-1)?.group ?? null) : null}
          />
        </div>
      </section>
      <div className={styles.legend}>{rules ?? <Legend arrows="roster.legend" />}</div>
      <div className={`stack gap-4 ${styles.rest}`}>
        {shown.length > 0 && seasons !== null && (
          <section className="card p-4" aria-labelledby={guessesId}>
            <h2 className="sub mb-4" id={guessesId}>
              {t("board.label")}
            </h2>
            <RosterGuesses tries={shown.toReversed()} seasons={seasons} />
          </section>
        )}
        {children}
      </div>
    </div>
  );
}
