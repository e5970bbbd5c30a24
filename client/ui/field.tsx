import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./field.module.css";

/** Props that connect a control with its label and error. */
export interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string;
}

interface Props {
  label: string;
  /** Text next to the label: "optional", or a maximum length. */
  aside?: string | undefined;
  /** Text below the control unless there is an error. */
  hint?: string | undefined;
  /** The error in what was typed, as text. */
  fault: string | null;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and a hint or an error below. */
export function Field({ label, aside, hint, fault, children }: Props) {
  const id = useId();
  return (
    <div className={`stack gap-6px ${styles.field}`}>
      <label className="line-18" htmlFor={id}>
        {label} {aside !== undefined && <small>{aside}</small>}
      </label>
      {children({ id, "aria-invalid": fault !== null, "aria-describedby": `${id}fault` })}
      <p id={`${id}fault`} className={fault === null ? styles.hint : `flex gap-2 red ${styles.fault}`}>
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

type TextFieldProps = Omit<Props, "children"> &
  Omit<ComponentProps<"input">, "onChange"> & { onType: (text: string) => void };

/** A {@link Field} with an input for one line of text. */
export const TextField = ({ label, aside, hint, fault, onType, ...input }: TextFieldProps) => (
  <Field label={label} aside={aside} hint={hint} fault={fault}>
    {(control) => <input {...control} {...input} onChange={(event) => onType(event.currentTarget.value)} />}
  </Field>
);
