import styles from "./dated-line.module.css";

/** The number of a puzzle, if there is one, and its date, with a dot between those that share a line. */
export function DatedLine({
  number,
  date,
  className,
}: {
  number?: string | undefined;
  date: string;
  className: string | undefined;
}) {
  return (
    <p className={`row flex-wrap muted ${styles.line} ${className}`}>
      {number !== undefined && <b>{number}</b>}
      <span>{date}</span>
    </p>
  );
}
