import { useId, type ComponentProps, type ReactNode } from "react";
import { Switch } from "./switch.tsx";
import styles from "./setting-row.module.css";

export const SettingRow = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={`stack items-center hairline ${styles.row}`}>
    <b className="line-20">{title}</b>
    {children}
  </div>
);

export function SwitchRow({
  title,
  hint,
  ...rest
}: { title: string; hint: string } & Pick<ComponentProps<typeof Switch>, "on" | "onChange" | "locked">) {
  const id = useId();
  return (
    <SettingRow title={<label htmlFor={id}>{title}</label>}>
      <p className="small muted" id={`${id}hint`}>
        {hint}
      </p>
      <Switch id={id} describedBy={`${id}hint`} {...rest} />
    </SettingRow>
  );
}
