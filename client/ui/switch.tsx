import styles from "./switch.module.css";

interface Props {
  /** Id of the element that names it. */
  labelledBy: string;
  /** Id of the element that explains it. */
  describedBy?: string;
  /** A `switch` takes effect at once, a `checkbox` when it is saved. */
  role?: "switch" | "checkbox";
  /** Stands as it is. */
  locked?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off. */
export function Switch({ labelledBy, describedBy, role = "switch", locked = false, on, onChange }: Props) {
  return (
    <input
      className={styles.switch}
      type="checkbox"
      role={role}
      disabled={locked}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
