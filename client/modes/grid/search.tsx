import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { crossingAt, SQUARES } from "#rules/criteria";
import type { GameView } from "#rules/games";
import type { Person } from "#rules/people";
import type { Registry } from "../../data/people.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Note } from "../../ui/note.tsx";
import { PlayerInput } from "../../search/player-input.tsx";
import type { Named, NameSearch } from "../../search/search.ts";
import { useKeyboard } from "../../ui/use-keyboard.ts";
import { CriterionSign } from "./criterion-sign.tsx";
import styles from "./search.module.css";
import { spentOn, placedAfter } from "./placed.ts";
import { useProofWords } from "./use-proof-words.ts";
import { useWide } from "./use-wide.ts";
import { useDescription } from "./suggestions.ts";
import { useCriterionWords, useCrossing } from "./words.ts";

interface SearchProps {
  square: number;
  view: GameView<"grid">;
  registry: Registry;
  everybody: NameSearch<Person & Named>;
  /** While a shot is being judged. */
  busy: boolean;
  onShoot: (player: number) => void;
  onClose: () => void;
}

/** Finds a player for a square, in a dialog: beside the grid where there is room, over it elsewhere. */
export function Search({ onClose, ...props }: SearchProps) {
  const { square, view, registry } = props;
  const { t } = useTranslation();
  const id = useId();
  const names = useCrossing(registry)(view.seen, square);
  const wordsOf = useCriterionWords(registry);
  const isWide = useWide();
  useKeyboard();
  const title = t("grid.pair", names);
  const head = (
    <div className={styles.head}>
      <span className={styles.pair}>
        {crossingAt(view.seen, square).map((key) => (
          <span key={key} className={styles.sign}>
            <CriterionSign of={key} figure={wordsOf(key).figure} registry={registry} />
          </span>
        ))}
      </span>
      <h2 id={id}>{title}</h2>
    </div>
  );
  const body = (
    <div className={styles.body}>
      <Finder {...props} />
    </div>
  );
  if (!isWide)
    return (
      <Dialog open onClose={onClose} title={title} head={head}>
        {body}
      </Dialog>
    );
  return (
    <Panel labelledBy={id} onClose={onClose}>
      {head}
      <IconButton icon="close" label={t("dialog.close")} className={styles.close} onClick={onClose} />
      {body}
    </Panel>
  );
}

/** A dialog beside the page, which keeps the keyboard's focus in it until it is closed. */
function Panel({ labelledBy, onClose, children }: { labelledBy: string; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") onClose();
    if (event.key !== "Tab") return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, input")].filter(
      (stop) => stop.tabIndex >= 0,
    );
    const [first, last] = [stops[0], stops.at(-1)];
    const leaves =
      document.activeElement === (event.shiftKey ? first : last) || document.activeElement === event.currentTarget;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

function Finder({ square, view, registry, everybody, busy, onShoot }: Omit<SearchProps, "onClose">) {
  const { t } = useTranslation();
  const placed = placedAfter(view.tries);
  const describe = useDescription(placed);
  const proofWords = useProofWords(true);
  // Only what missed since this was opened is news.
  const [before] = useState(view.tries.length);
  const last = view.tries.length > before ? view.tries.at(-1) : undefined;
  const missed = last?.guess.square === square && !last.clue.correct ? registry.byId.get(last.guess.player) : undefined;
  const { shotsLeft, players } = placed;
  const wanting = proofWords(view.seen, square, last?.clue.proof).join("; ");
  return (
    <>
      <PlayerInput
        people={everybody}
        describe={describe}
        guessed={spentOn(placed, square)}
        busy={busy}
        onChoose={onShoot}
        autoFocus
      />
      {missed === undefined ? (
        <div className={styles.final}>
          <Note>
            {t("grid.final", {
              count: SQUARES.length - players.size,
              shots: t("grid.shotsCount", { count: shotsLeft }),
            })}
          </Note>
        </div>
      ) : (
        <div className={styles.missed}>
          <Note tone="bad">
            {t("grid.wide", { player: `${missed.first} ${missed.last}`, count: shotsLeft })}
            <b className={styles.wanting}>{wanting}</b>
          </Note>
        </div>
      )}
    </>
  );
}
