import { classNames } from "./class-names.ts";
import styles from "./flag.module.css";

/** Whether sprite.svg, which stands in the page, draws a country's flag. */
const isDrawn = (country: string): boolean =>
  // A server has no page to look at, and writes no country that is not drawn.
  globalThis.document === undefined || document.getElementById(`flag-${country}`) !== null;

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
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`#flag-${isDrawn(country) ? country : "XX"}`} />
    </svg>
  );
}
