import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { longestWord } from "../../ui/longest-word.ts";
import styles from "./answer-panel.module.css";

/** The answer on its club's colours, at the top of the ending. @param isFramed whether the picture has its own ground */
export function AnswerPanel({
  team,
  picture,
  isFramed = false,
  first,
  last,
  crest,
  line,
}: {
  team: string;
  picture: ReactNode;
  isFramed?: boolean;
  first: string;
  last: string;
  crest: ReactNode;
  line: string;
}) {
  return (
    <div className={`stack gap-4 relative clip ${styles.panel}`} data-team={team} data-answer>
      <div className={classNames(styles.picture, isFramed && styles.framed)}>{picture}</div>
      <div className={`container ${styles.text}`}>
        <span className="line-18">{first}</span>{" "}
        <b className={`block ${styles.last}`} style={longestWord(last)}>
          {last}
        </b>
        <p className={`row gap-2 mt-2 line-18 ${styles.line}`}>
          {crest}
          <span>{line}</span>
        </p>
      </div>
    </div>
  );
}
