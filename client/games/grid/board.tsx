import { t } from "i18next";
import { useState, type CSSProperties, type KeyboardEvent } from "react";
import { criteriaOfCell, type CriterionKey } from "#rules/grid/criteria";
import type { Shot } from "#rules/grid/grid";
import type { Player } from "#rules/league/player";
import { findRarestPick } from "#rules/grid/rarity";
import type { ReportProps } from "../shared/game-screen.ts";
import { useNews } from "../shared/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./board.module.css";
import { CriterionSign } from "./criterion-sign.tsx";
import { PickedPlayer, sweaterOfPick } from "./pick.tsx";
import { placedAfter } from "./placed.ts";
import { useProofWords } from "./use-proof-words.ts";
import type { GridPicks } from "../../data/api.ts";
import { criterionWords, crossingOf, formatShareIn } from "./words.ts";

/** Moves of the arrow keys, in rows and columns. */
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Sets the length of a name, from which styles compute a font size that fits (board.module.css). */
const lettersOf = ({ last }: Player): CSSProperties => ({ "--letters": last.length }) as CSSProperties;

interface BoardProps extends ReportProps<"grid"> {
  picks: GridPicks | null;
  /** The shot that is judged, or null. */
  sent?: Shot | null;
  /** The cell a player is chosen for, or null. */
  chosen?: number | null;
  /** Chooses a cell; absent when no more shots are possible. */
  onChoose?: ((square: number) => void) | undefined;
}

/**
 * The Grid. Its cells are one Tab stop, with arrow keys between them; `data-square` marks the element of a cell that
 * takes the focus.
 */
export function GridBoard({
  view: { seen: lines, tries },
  picks,
  league,
  sent = null,
  chosen = null,
  onChoose,
}: BoardProps) {
  const { players: placed, numbers, proofs, missed } = placedAfter(tries);
  const news = useNews();
  const proofWords = useProofWords(proofs.size > 0 || missed.length > 0, league);
  // While shots are possible, the rarest pick may change.
  const rarest = onChoose === undefined && picks !== null ? findRarestPick(placed, picks) : null;
  const newest = [...placed.keys()].at(-1);
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent<HTMLElement>) {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const within = (place: number) => Math.max(0, Math.min(2, place));
    const next = 3 * within(Math.floor(current / 3) + arrow[0]) + within((current % 3) + arrow[1]);
    event.currentTarget.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  }

  /** Marks the focusable element of a cell. */
  const focusable = (square: number) =>
    onChoose && { "data-square": square, tabIndex: square === current ? 0 : -1, onFocus: () => setCurrent(square) };

  const headOf = (key: CriterionKey, scope: "row" | "col") => {
    const { name, rest } = criterionWords(key, league);
    return (
      <th key={key} scope={scope}>
        <CriterionSign of={key} league={league} />
        <b className="block" aria-hidden="true">
          {rest}
        </b>
        <span className="vh">{name}</span>
      </th>
    );
  };

  function cellOf(square: number) {
    const [row, column] = criteriaOfCell(lines, square);
    const names = crossingOf(lines, square, league);
    const person = league.players.get(placed.get(square) ?? 0);
    if (person !== undefined) {
      const share = formatShareIn(picks?.[square], person.id);
      const worn = sweaterOfPick(person, [row, column], league, numbers.get(square));
      const name = `${person.first} ${person.last}`;
      const player = worn.number === null ? name : t("grid.numbered", { player: name, number: worn.number });
      const values = { ...names, player };
      const isRarest = rarest?.square === square;
      const proof = proofs.get(square);
      return (
        <td
          key={square}
          className={classNames("relative clip", styles.cell, styles.hit, isRarest && styles.rarest)}
          data-newest={square === newest || undefined}
          {...focusable(square)}
        >
          <PickedPlayer person={person} worn={worn} />
          {isRarest && (
            <span className={classNames("absolute near", styles.flag)} aria-hidden="true">
              {t("grid.rarest")}
            </span>
          )}
          {picks !== null && (
            <span className={`absolute digits ${styles.share}`} aria-hidden="true">
              {share ?? "–"}
            </span>
          )}
          <span
            className={classNames("stack container absolute text-center", styles.caption, isRarest ? "near" : "match")}
            aria-hidden="true"
          >
            <b style={lettersOf(person)}>{person.last}</b>
            {proof !== undefined && <small>{proofWords.short(lines, square, proof)}</small>}
          </span>
          <span className="vh">
            {[
              share === null ? t("grid.rightUnshared", values) : t("grid.right", { ...values, share }),
              ...proofWords.full(lines, square, proof),
              ...(isRarest ? [t("grid.ownRarest")] : []),
            ].join("; ")}
          </span>
        </td>
      );
    }
    const tried = sent?.square === square ? league.players.get(sent.player) : undefined;
    const miss = missed.findLast((shot) => shot.square === square);
    const missedBy = miss && league.players.get(miss.player);
    const missWords =
      miss && missedBy
        ? t("grid.missedBy", {
            // Proofs come with a script of their own.
            shot: [`${missedBy.first} ${missedBy.last}`, proofWords.full(lines, square, miss.proof).join("; ")]
              .filter(Boolean)
              .join(", "),
          })
        : "";
    const spent = missedBy && tried === undefined && (
      <span className={`stack gap-1 justify-items-center container clip text-center ${styles.miss}`} aria-hidden="true">
        <VerdictIcon verdict="miss" />
        <b style={lettersOf(missedBy)}>{missedBy.last}</b>
        <small className="muted">{proofWords.short(lines, square, miss?.proof)}</small>
      </span>
    );
    const label = t(onChoose === undefined ? "grid.open" : square === chosen ? "grid.choosing" : "grid.choose", names);
    return (
      <td key={square} className={classNames("relative clip surface", styles.cell, spent && styles.spent)}>
        {onChoose === undefined ? (
          <>
            {spent ?? <Icon name="minus" className={`block ${styles.nobody}`} />}
            <span className="vh">{`${label}${missWords}`}</span>
          </>
        ) : (
          <>
            <button
              type="button"
              className={classNames("center w-full", styles.open, square === chosen && styles.chosen)}
              aria-haspopup="dialog"
              aria-label={`${label}${missWords}`}
              onClick={() => onChoose(square)}
              {...focusable(square)}
            >
              {tried === undefined ? <Icon name="plus" /> : <Tried person={tried} />}
            </button>
            {spent}
          </>
        )}
      </td>
    );
  }

  return (
    <table
      className={styles.board}
      role={onChoose && "grid"}
      aria-label={t("grid.label")}
      onKeyDown={onChoose && move}
      {...(onChoose && news("judged"))}
    >
      <thead>
        <tr>
          <td className={styles.tally}>
            <b className="block num">{placed.size}</b>
            <span className="label-16 muted">{t("grid.tally")}</span>
          </td>
          {lines.columns.map((key) => headOf(key, "col"))}
        </tr>
      </thead>
      <tbody>
        {lines.rows.map((key, row) => (
          <tr key={key}>
            {headOf(key, "row")}
            {[0, 1, 2].map((column) => cellOf(3 * row + column))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The player of a shot until it is judged, in his own sweater, because the cell's would reveal the verdict. */
const Tried = ({ person }: { person: Player }) => (
  <span className={`absolute ink ${styles.tried}`}>
    <PickedPlayer person={person} worn={{ team: person.sweater, number: person.number }} />
    <span className={`stack container absolute text-center surface-3 ${styles.caption}`}>
      <b style={lettersOf(person)}>{person.last}</b>
    </span>
  </span>
);
