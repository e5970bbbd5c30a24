import { useId, type ComponentProps } from "react";
import { Switch } from "../../ui/switch.tsx";
import styles from "./settings-dialog.module.css";

/** A labelled switch. */
export function SwitchRow({
  title,
  hint,
  ...rest
}: { title: string; hint: string } & Pick<ComponentProps<typeof Switch>, "on" | "onChange" | "locked">) {
  const id = useId();
  return (
    <div className={styles.row}>
      <b>
        <label htmlFor={id}>{title}</label>
      </b>
      <p id={`${id}hint`}>{hint}</p>
      <Switch id={id} describedBy={`${id}hint`} {...rest} />
    </div>
  );
}
