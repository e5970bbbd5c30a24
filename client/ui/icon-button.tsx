import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";
import { Icon, type IconName } from "./icon.tsx";

type Props = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
};

/** A button with an icon, 44 px wide and high. */
export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames("flex-none muted", styles.button, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A link that looks like an {@link IconButton}. */
export const IconLink = ({ icon, label, to }: Pick<Props, "icon" | "label"> & { to: string }) => (
  <Link className={`flex-none muted ${styles.button}`} to={to} aria-label={label} title={label}>
    <Icon name={icon} />
  </Link>
);
