import type { ReactNode } from "react";
import type { Conference, Player } from "#rules/league/player";
import { classNames } from "../ui/class-names.ts";
import type { NameMatch, TextRange } from "../name-search/search.ts";
import styles from "./player-option.module.css";

/** What distinguishes a player from namesakes. */
export interface PlayerSuggestion {
  /** Absent if the club would reveal too much. */
  crest?: { code: string; conference: Conference | "past" };
  /** "Centre, Carolina" */
  detail: string;
  /** "b. 1997" */
  side: string;
}

interface Props {
  id: string;
  find: NameMatch<Player>;
  line: PlayerSuggestion;
  /** Position among all results, from 1, and their number: not all of them are rendered. */
  place: number;
  of: number;
  isActive: boolean;
  /** Why the player cannot be chosen, or null. */
  spent: string | null;
  onChoose: () => void;
}

/**
 * One player of the list. Few elements, no hook and no picture, because rows render within the frame of a key; the
 * crest is made of styles.
 */
export const PlayerOption = ({ id, find, line, place, of, isActive, spent, onChoose }: Props) => (
  <li
    id={id}
    className={classNames("stack items-center r-tile", styles.option, line.crest === undefined && styles.plain)}
    role="option"
    aria-selected={isActive}
    aria-disabled={spent !== null}
    aria-posinset={place}
    aria-setsize={of}
    onClick={onChoose}
  >
    {line.crest && (
      <span
        className={classNames("center relative", styles.crest, styles[line.crest.conference])}
        data-team={line.crest.code}
        aria-hidden="true"
      >
        {line.crest.code}
      </span>
    )}
    <span className={styles.name}>
      <MarkedName name={find.name} marks={find.marks} />
    </span>
    <span className={`muted text-13 ${styles.detail}`}>{spent ?? line.detail}</span>
    {spent === null && <span className={`muted ${styles.side}`}>{line.side}</span>}
  </li>
);

/** A name with the typed letters marked. `marks` are in reading order and do not overlap. */
function MarkedName({ name, marks }: { name: string; marks: readonly TextRange[] }) {
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const { from, to } of marks) {
    pieces.push(name.slice(done, from), <mark key={from}>{name.slice(from, to)}</mark>);
    done = to;
  }
  return (
    <>
      {pieces}
      {name.slice(done)}
    </>
  );
}
