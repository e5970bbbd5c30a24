import { Suspense, type CSSProperties } from "react";
import { useSearchParams } from "react-router";
import type { GameName } from "#rules/shared/game-config";
import type { GameView } from "#rules/games";
import { classNames } from "../../ui/class-names.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { useHydrated } from "../../storage/store.ts";
import { readPageData } from "../../browser/page-data.ts";
import styles from "./challenge-line.module.css";

const Squares = onDemand(async () => (await import("../../ui/squares.tsx")).Squares);

/**
 * Says above the field who challenges the visitor and what there is to beat, until the round is over. The code in the
 * address is encrypted: the Worker puts its content into the page's data.
 */
export function ChallengeLine({ view }: { view: GameView<GameName> | null }) {
  const [search] = useSearchParams();
  if (!useHydrated()) return <div className={classNames(styles.line, styles.coming)} />;
  const challenge = readPageData()?.challenge;
  const isOver = view !== null && view.state !== "guessing";
  if (isOver || challenge === undefined || challenge.code !== (search.get("challenge") ?? search.get("r"))) return null;
  const { title, rows } = challenge;
  return (
    <div className={`row gap-3 name-20 ${styles.line}`}>
      <Suspense>
        {rows !== null && (
          <div style={{ "--rows": rows.length } as CSSProperties}>
            <Squares rows={rows} />
          </div>
        )}
        <span>{title}</span>
      </Suspense>
    </div>
  );
}
