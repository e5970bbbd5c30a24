import type { CSSProperties } from "react";
import type { ShareSquares } from "#rules/share-squares";
import { Squares } from "../../ui/squares.tsx";

/** A challenger's squares, and what there is to beat. */
export const Challenger = ({ title, rows }: { title: string; rows: ShareSquares | null }) => (
  <>
    {rows !== null && (
      <div style={{ "--rows": rows.length } as CSSProperties}>
        <Squares rows={rows} />
      </div>
    )}
    <span>{title}</span>
  </>
);
