import { classNames } from "./class-names.ts";
import styles from "./flag.module.css";

/** The countries of today's rosters and their neighbours; sprite.svg draws one for each. */
const DRAWN = new Set(
  "AT AU BY CA CH CZ DE DK FI FR GB IT KZ LT LV NL NO PL RU SE SI SK UA US".split(" "),
);

interface Props {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Name of the country, where no text beside the flag says it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A country's flag, or a plain one for a country that is not drawn. */
export function Flag({ country, label, className }: Props) {
  return (
    <svg
      className={classNames(styles.flag, className)}
      viewBox="0 0 30 20"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <use href={`#flag-${DRAWN.has(country) ? country : "XX"}`} />
    </svg>
  );
}
