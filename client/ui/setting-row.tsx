import { useId, type ComponentProps, type ReactNode } from "react";
import { Tag } from "./tag.tsx";
import { Switch } from "./switch.tsx";
import styles from "./setting-row.module.css";

export const SettingRow = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={`stack items-center hairline ${styles.row}`}>
    <b className="line-20">{title}</b>
    {children}
  </div>
);

type SwitchRowProps = Omit<ComponentProps<typeof Switch>, "id" | "describedBy"> & {
  title: string;
  /** A word next to the title. */
  tag?: string | undefined;
  hint: string;
};

export function SwitchRow({ title, tag, hint, ...rest }: SwitchRowProps) {
  const id = useId();
  return (
    <SettingRow
      title={
        <>
          <label htmlFor={id}>{title}</label> {tag !== undefined && <Tag>{tag}</Tag>}
        </>
      }
    >
      <p className="small muted" id={`${id}hint`}>
        {hint}
      </p>
      <Switch id={id} describedBy={`${id}hint`} {...rest} />
    </SettingRow>
  );
}
