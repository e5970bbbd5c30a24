import { useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./segment.module.css";

interface Props<Value extends string> {
  /** What is chosen. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills its container, with options of equal width. */
  wide?: boolean;
}

/** A choice between a few visible options, as a radio group. */
export function Segment<Value extends string>({ label, options, value, onChange, wide = false }: Props<Value>) {
  const name = useId();
  return (
    <div
      className={classNames("relative surface-2", styles.segment, wide && styles.wide)}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="vh"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
