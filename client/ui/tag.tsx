import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./tag.css";

/** A word in a box: Daily, Any time, New, You. `done` highlights it like a match. */
export function Tag({ done = false, children }: { done?: boolean; children: ReactNode }) {
  return <span className={classNames("tag", done && "tag-done")}>{children}</span>;
}
