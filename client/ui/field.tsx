import { useId, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./field.module.css";

/** What a control needs to be known by its label and its fault. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string;
}

interface Props {
  label: string;
  /** Beside the label: "optional", or how much may be written. */
  aside?: string | undefined;
  /** Below the control, as long as nothing is wrong. */
  hint?: string | undefined;
  /** What is wrong with what was typed, in words. */
  fault: string | null;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and below it a hint or what is wrong. */
export function Field({ label, aside, hint, fault, children }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {aside !== undefined && <small>{aside}</small>}
      </label>
      {children({ id, className: styles.control, "aria-invalid": fault !== null, "aria-describedby": `${id}fault` })}
      <p id={`${id}fault`} className={fault === null ? styles.hint : styles.fault}>
        {fault === null ? (
          hint
        ) : (
          <>
            <Icon name="warn" small /> <span>{fault}</span>
          </>
        )}
      </p>
    </div>
  );
}
