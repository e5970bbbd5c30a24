import { useTranslation } from "react-i18next";
import { puzzleBefore } from "#rules/cadence";
import { MEASURES } from "#rules/measures";
import { readResults } from "../storage/results.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./ending-head.module.css";
import type { AnyMode, EndedView } from "./mode.ts";

/**
 * How the round ended, and what the answer was.
 *
 * @param title says both in a sentence
 * @param name the answer's; null where it has none
 */
export function EndingHead({
  mode,
  view,
  pieces,
  title,
  name,
  headingId,
}: {
  mode: AnyMode;
  view: EndedView;
  pieces: unknown;
  title: string;
  name: string | null;
  headingId: string;
}) {
  const { t } = useTranslation();
  const { Picture, Badge } = mode;
  const { remarkOn } = mode.useWords();
  const { answer } = view;
  const won = view.state === "won";
  const remark = won
    ? ""
    : [remarkOn?.(view), hadStreak(mode, view) && t("ending.streakOver")].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.top, won ? styles.won : styles.lost)}>
      <div className={styles.picture}>
        <Picture answer={answer} view={view} pieces={pieces} />
      </div>
      <div>
        <h2 className="display" id={headingId}>
          {title}
        </h2>
        {won && name !== null && (
          <p className={styles.who}>
            {Badge !== null && <Badge answer={answer} view={view} pieces={pieces} />}
            <span>
              <b>{name}</b> {t("ending.in", { count: view.tries.length, limit: view.limit })}
            </span>
          </p>
        )}
        {remark !== "" && <p className={styles.remark}>{remark}</p>}
      </div>
    </div>
  );
}

/** Whether a streak has ended with this round: the puzzle before was won while it ran. */
const hadStreak = ({ game }: AnyMode, { kind, day }: EndedView): boolean =>
  kind === "daily" &&
  readResults(game).some(
    (result) => result.kind === "daily" && result.won && result.of === puzzleBefore(MEASURES[game], day),
  );
