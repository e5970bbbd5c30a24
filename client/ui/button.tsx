import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

interface Look {
  /** `go` is red: the main action of a screen. */
  variant?: "plain" | "go" | "blue" | "text" | undefined;
  big?: boolean | undefined;
  /** Fills its container. */
  wide?: boolean | undefined;
  icon?: IconName;
  children: ReactNode;
}

type Shape = Pick<Look, "variant" | "big" | "wide">;

const lookOf = ({ variant = "plain", big, wide }: Shape, className: string | undefined): string =>
  classNames(styles.button, styles[variant], big && styles.big, wide && "w-full", className);

type ButtonProps = Look &
  ComponentProps<"button"> & {
    /** In progress: shows a spinner, keeps the focus and ignores presses. */
    busy?: boolean;
  };

/** A button with all props of the HTML element. */
export function Button({ variant, big, wide, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      className={lookOf({ variant, big, wide }, className)}
      onClick={press}
    >
      {busy ? <Icon name="spinner" className={styles.spin} /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>;

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, big, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookOf({ variant, big, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
