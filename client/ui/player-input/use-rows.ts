import { useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

/** So many rows stand with the key that asked for them: those that can be seen, and the next. */
const AT_ONCE = 6;

/** Who has not typed for so long, in milliseconds, may be reading. */
const PAUSE = 300;

/** How many rows of a list to draw: what can be seen at once, the rest a few at a time while nobody types. */
export function useRows(found: readonly unknown[], active: number): number {
  const [drawn, draw] = useState({ found, rows: AT_ONCE });
  const rows = drawn.found === found ? drawn.rows : AT_ONCE;
  useEffect(() => {
    if (rows >= found.length) return;
    let callOff = () => {};
    const more = () => (callOff = whenIdle(() => draw({ found, rows: rows + AT_ONCE })));
    const pause = rows === AT_ONCE ? setTimeout(more, PAUSE) : undefined;
    if (pause === undefined) more();
    return () => {
      clearTimeout(pause);
      callOff();
    };
  }, [found, rows]);
  return Math.max(rows, active + 1);
}
