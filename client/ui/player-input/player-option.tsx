import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Conference } from "#rules/player";
import { Crest } from "../crest.tsx";
import type { Found, Named, Range } from "./search.ts";
import styles from "./player-option.module.css";

/** What tells a player apart from his namesakes. */
export interface PlayerLine {
  /** Absent where his club would tell too much. */
  crest?: { code: string; conference: Conference | "past" };
  /** "Centre, Carolina" */
  detail: string;
  /** "b. 1997" */
  side: string;
  /** Why he cannot be chosen, if he cannot; "You have already guessed him" unless given. */
  spent?: string;
}

interface PlayerOptionProps {
  id: string;
  find: Found<Named>;
  line: PlayerLine | undefined;
  isActive: boolean;
  isGuessed: boolean;
  onChoose: () => void;
}

/** One player of the list. */
export function PlayerOption({ id, find, line, isActive, isGuessed, onChoose }: PlayerOptionProps) {
  const { t } = useTranslation();
  return (
    <li
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      aria-disabled={isGuessed}
      onClick={onChoose}
    >
      {line?.crest && <Crest {...line.crest} className={styles.crest} />}
      <span>
        <span className={styles.name}>
          <MarkedName name={find.name} marks={find.marks} />
        </span>
        <span className={styles.detail}>{isGuessed ? (line?.spent ?? t("playerInput.guessed")) : line?.detail}</span>
      </span>
      {!isGuessed && <span className={styles.side}>{line?.side}</span>}
    </li>
  );
}

/** A name with what was typed of it marked. `marks` are in reading order and do not overlap. */
function MarkedName({ name, marks }: { name: string; marks: readonly Range[] }) {
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
