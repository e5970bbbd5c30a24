import type { ReactNode } from "react";
import "./fold.css";
import { Icon } from "./icon.tsx";

/**
 * A row that opens its content below itself.
 *
 * @param note a short remark at the end of the row
 */
export const Fold = ({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) => (
  <details className="fold">
    <summary className="fold-row">
      <span>{title}</span>
      {note !== undefined && <small>{note}</small>}
      <Icon name="down" small />
    </summary>
    <div className="fold-content">{children}</div>
  </details>
);
