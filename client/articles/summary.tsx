import styles from "./summary.module.css";
import { Byline } from "./byline.tsx";
import type { ArticleSummary } from "./head.ts";
import { classNames } from "../ui/class-names.ts";

/** An article's title and summary, next to or below its drawing. */
export function Summary({
  kind,
  title,
  description,
  date,
  minutes,
  className,
}: Omit<ArticleSummary, "asOf" | "cover"> & { className?: string | undefined }) {
  return (
    <span className={classNames("col gap-2", styles.summary, className)}>
      <span className="label-16 red">{kind}</span>
      <strong>{title}</strong>
      <span className={`muted ${styles.description}`}>{description}</span>
      <span className={styles.byline}>
        <Byline date={date} minutes={minutes} />
      </span>
    </span>
  );
}
