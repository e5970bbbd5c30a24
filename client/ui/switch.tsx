import styles from "./switch.module.css";

interface Props {
  /** Id of the element that names it. */
  labelledBy: string;
  /** Id of the element that explains it. */
  describedBy?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, with effect at once. */
export function Switch({ labelledBy, describedBy, on, onChange }: Props) {
  return (
    <input
      className={styles.switch}
      type="checkbox"
      role="switch"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
