import { classNames } from "./class-names.ts";
import styles from "./switch.module.css";

interface Props {
  /** Id for the `label` that names it, so that a press on the label toggles it. */
  id: string;
  /** Id of the element that describes it. */
  describedBy?: string;
  /** A `switch` takes effect at once, a `checkbox` when it is saved. */
  role?: "switch" | "checkbox";
  /** Cannot be changed. */
  locked?: boolean;
  /** Smaller, next to a title. */
  small?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

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
