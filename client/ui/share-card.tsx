import { ResultMarks } from "./result-marks.tsx";
import styles from "./share-card.module.css";
import { Squares } from "./squares.tsx";
import { shareTitle, type ShareContent } from "./share-text.ts";

export function ShareCard({ shared }: { shared: ShareContent }) {
  return (
    <div className={`stack gap-2 p-4 ${styles.card}`}>
      <p className={`num text-center ${styles.title}`}>{shareTitle(shared)}</p>
      {shared.line !== null && <p className="small num">{shared.line}</p>}
      <Squares rows={shared.rows} />
      <ResultMarks hint={shared.hint} hard={shared.hard} isLong />
      <p className="small muted">{new URL(shared.address).host}</p>
    </div>
  );
}
