import { classNames } from "./class-names.ts";
import "./icon.css";

export type IconName =
  | "arrow"
  | "back"
  | "book"
  | "cage"
  | "calendar"
  | "check"
  | "chevron"
  | "clock"
  | "close"
  | "coffee"
  | "dice"
  | "down"
  | "edit"
  | "exit"
  | "eye"
  | "flag"
  | "flame"
  | "globe"
  | "help"
  | "home"
  | "info"
  | "link"
  | "lock"
  | "mail"
  | "minus"
  | "plus"
  | "refresh"
  | "search"
  | "settings"
  | "share"
  | "skip"
  | "snow"
  | "spinner"
  | "statistics"
  | "target"
  | "trophy"
  | "users"
  | "warn"
  | "whistle";

interface Props {
  name: IconName;
  /** 18 px instead of 24. */
  small?: boolean;
  className?: string | undefined;
}

/** A line icon in the text's colour. Decorative. */
export function Icon({ name, small = false, className }: Props) {
  return (
    <svg className={classNames("icon", small && "icon-small", className)} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
