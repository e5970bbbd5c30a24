import { useTranslation } from "react-i18next";
import type { Conference } from "#rules/player";
import { Crest } from "../crest.tsx";
import { MarkedName } from "./marked-name.tsx";
import type { Found, Named } from "./search.ts";
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
