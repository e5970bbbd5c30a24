import { t } from "i18next";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hints.module.css";

/** A fact that is revealed after some misses. */
export interface ShownHint {
  name: string;
  /** Number of misses after which it is shown. */
  due: number;
  /** The fact, or null while it is hidden. */
  value: string | null;
  /** A country whose flag is shown with it. */
  country?: string | null;
}

/** The hints of a round, or when they are revealed. */
export function Hints({ label, hints }: { label: string; hints: readonly ShownHint[] }) {
  return (
    <ul className={`stack hairline ${styles.hints}`} aria-label={label}>
      {hints.map(({ name, due, value, country }) => (
        <li className="row gap-3 justify-between" key={due}>
          <span>{name}</span>
          <b className={value === null ? "inline-row gap-6px muted" : "inline-row gap-6px"}>
            {value === null ? (
              <>
                <Icon name="lock" small className={styles.lock} />
                {t("hints.after", { count: due })}
              </>
            ) : (
              <>
                {country != null && <Flag country={country} />}
                {value}
              </>
            )}
          </b>
        </li>
      ))}
    </ul>
  );
}
