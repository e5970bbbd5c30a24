import type { ReactNode } from "react";
import type { Range } from "./search.ts";

/** A name with what was typed of it marked. `marks` are in reading order and do not overlap. */
export function MarkedName({ name, marks }: { name: string; marks: readonly Range[] }) {
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const { from, to } of marks) {
    pieces.push(name.slice(done, from), <mark key={from}>{name.slice(from, to)}</mark>);
    done = to;
  }
  return (
    <>
      {pieces}
      {name.slice(done)}
    </>
  );
}
