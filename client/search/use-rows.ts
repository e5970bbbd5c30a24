import { useEffect, useState } from "react";
import { whenIdle } from "../browser/when-idle.ts";
import { isTouchOnly } from "../browser/touch.ts";

/** Rows that render with a key: those in view. */
const rowsAtOnce = (): number => (isTouchOnly() ? 4 : 6);

/** Rows that follow at a time. */
const MORE = 6;

/** After this pause in milliseconds the visitor may be reading. */
const PAUSE = 300;

/** Returns how many rows of a list to render: the visible ones at once, the others a few at a time when the browser is idle. */
export function useRenderedRows(found: readonly unknown[], active: number): number {
  // Prerendering finds nothing, and has no `matchMedia`.
  const first = found.length === 0 ? 0 : rowsAtOnce();
  const [drawn, draw] = useState({ found, rows: 0 });
  const rows = (drawn.found === found && drawn.rows) || first;
  useEffect(() => {
    if (rows >= found.length) return;
    let callOff = () => {};
    const more = () => (callOff = whenIdle(() => draw({ found, rows: rows + MORE })));
    const pause = rows === first ? setTimeout(more, PAUSE) : undefined;
    if (pause === undefined) more();
    return () => {
      clearTimeout(pause);
      callOff();
    };
  }, [found, rows, first]);
  return Math.max(rows, active + 1);
}
