import { classNames } from "./class-names.ts";
import styles from "./switch.module.css";

interface Props {
  /** By which the `label` that names it has it: a press on that is one on this. */
  id: string;
  /** Id of the element that explains it. */
  describedBy?: string;
  /** A `switch` takes effect at once, a `checkbox` when it is saved. */
  role?: "switch" | "checkbox";
  /** Stands as it is. */
  locked?: boolean;
  /** Smaller, next to a title. */
  small?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off. */
export function Switch({ id, describedBy, role = "switch", locked = false, small = false, on, onChange }: Props) {
  return (
    <input
      id={id}
      className={classNames(styles.switch, small && styles.small)}
      type="checkbox"
      role={role}
      disabled={locked}
      aria-describedby={describedBy}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
