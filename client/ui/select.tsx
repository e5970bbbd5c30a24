import { Icon } from "./icon.tsx";
import styles from "./select.module.css";

interface Props {
  /** What is chosen. */
  label: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  value: string;
  onChange: (value: string) => void;
}

export function Select({ label, options, value, onChange }: Props) {
  return (
    <span className={`relative ${styles.select}`}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" small className={`absolute muted ${styles.arrow}`} />
    </span>
  );
}
