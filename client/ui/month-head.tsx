import { t } from "i18next";
import { FIRST_DAY, addDays, type Day } from "#rules/shared/day";
import { format } from "../i18n/format.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./month-head.module.css";
import { WEEK, monthAfter, monthBefore, monthOf } from "./month.ts";

/** The name of a month, with buttons to the months before and after, as far as there are puzzles. */
export function MonthHead({
  Heading,
  month,
  today,
  onTurn,
}: {
  Heading: "h2" | "h3";
  month: Day;
  today: Day;
  onTurn: (month: Day) => void;
}) {
  return (
    <div className={`row justify-between ${styles.head}`}>
      <IconButton
        icon="back"
        label={t("archive.previous")}
        disabled={month <= monthOf(FIRST_DAY)}
        onClick={() => onTurn(monthBefore(month))}
      />
      <Heading className={`text-24 ${styles.name}`} aria-live="polite">
        {format.month(month)}
      </Heading>
      <IconButton
        icon="arrow"
        label={t("archive.following")}
        disabled={month >= monthOf(today)}
        onClick={() => onTurn(monthAfter(month))}
      />
    </div>
  );
}

export function Weekdays() {
  return (
    <thead>
      <tr>
        {Array.from({ length: WEEK }, (_, column) => {
          // Any week: `FIRST_DAY` is a Sunday.
          const { short, long } = format.weekday(addDays(FIRST_DAY, column));
          return (
            <th key={column} scope="col" abbr={long}>
              {short}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
