import { t } from "i18next";
import { useEffect, useRef, useState } from "react";
import { criteriaOfCell, GRID_CELLS } from "#rules/grid/criteria";
import type { HistoricalPlayer } from "#rules/league/player";
import { formatFullYears } from "#rules/league/years";
import type { RoundInPlay } from "../shared/use-play.ts";
import type { ReportProps } from "../shared/game-screen.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { positionName } from "../../i18n/position-name.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { PlayerInput } from "../../search/player-input.tsx";
import type { PlayerSuggestion } from "../../search/player-option.tsx";
import type { NameSearch } from "../../name-search/search.ts";
import { useOnScreenKeyboardInset } from "../../ui/use-keyboard.ts";
import { CriterionSign } from "./criterion-sign.tsx";
import { cellRule } from "./cell-rule.ts";
import styles from "./search.module.css";
import { placedAfter } from "./placed.ts";
import { useProofWords } from "./use-proof-words.ts";
import { crossingOf } from "./words.ts";

interface SearchProps extends ReportProps<"grid"> {
  square: number;
  everybody: NameSearch<HistoricalPlayer>;
  play: RoundInPlay<"grid">;
  onClose: () => void;
}

/** Finds a player for a cell, in a sheet over the Grid. */
export function GridSearch({ onClose, ...props }: SearchProps) {
  const { square, view, league } = props;
  const names = crossingOf(view.seen, square, league);
  const rule = cellRule(view.seen, square, league);
  useOnScreenKeyboardInset();
  const title = t("grid.pair", names);
  const head = (
    <div className={`row gap-3 ${styles.head}`}>
      <span className="row gap-2 flex-none">
        {criteriaOfCell(view.seen, square).map((key) => (
          <span key={key} className={`center ${styles.sign}`}>
            <CriterionSign of={key} league={league} />
          </span>
        ))}
      </span>
      <div>
        <h2>{title}</h2>
        {rule !== null && <p className="muted text-13">{rule}</p>}
      </div>
    </div>
  );
  return (
    <Dialog onClose={onClose} title={title} head={head}>
      <Finder {...props} />
    </Dialog>
  );
}

/** Returns a line that distinguishes namesakes by position and years: a crest would reveal the club. */
const describe = ({ position, from, to }: HistoricalPlayer): PlayerSuggestion => ({
  detail: positionName(position),
  side: formatFullYears({ from, to }, documentLanguage()),
});

function Finder({ square, view, league, everybody, play }: Omit<SearchProps, "onClose">) {
  const { players: placed, missed: misses } = placedAfter(view.tries);
  /** Players on the Grid, and those who missed this cell. */
  const spent = new Map([
    ...misses.filter((shot) => shot.square === square).map(({ player }) => [player, t("grid.missedHere")] as const),
    ...[...placed.values()].map((player) => [player, t("grid.onGrid")] as const),
  ]);
  const proofWords = useProofWords(true, league);
  // Only misses since it was opened are announced.
  const [before] = useState(view.tries.length);
  const last = view.tries.length > before ? view.tries.at(-1) : undefined;
  const missed =
    last?.guess.square === square && !last.clue.correct ? league.players.get(last.guess.player) : undefined;
  const shotsLeft = view.limit - view.tries.length;
  const finder = useRef<HTMLDivElement>(null);
  // Also on touch screens: the sheet consists of the field.
  useEffect(() => finder.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const wanting = proofWords.full(view.seen, square, last?.clue.proof).join("; ");
  return (
    <div ref={finder} className={styles.body}>
      <PlayerInput
        people={everybody}
        describe={describe}
        spent={spent}
        busy={play.busy}
        onChoose={(player) => play.guess({ square, player })}
        autoFocus
      />
      {missed === undefined ? (
        <p className="mt-2 muted text-13">
          {t("grid.final", {
            count: GRID_CELLS.length - placed.size,
            shots: t("grid.shotsCount", { count: shotsLeft }),
          })}
        </p>
      ) : (
        <div className="mt-3">
          <Note tone="bad">
            {t("grid.wide", { player: `${missed.first} ${missed.last}`, count: shotsLeft })}
            <b className="block">{wanting}</b>
          </Note>
        </div>
      )}
    </div>
  );
}
