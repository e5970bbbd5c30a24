import { t } from "i18next";
import { Suspense } from "react";
import type { InputPurpose, SayNone } from "./player-input.tsx";
import styles from "./list-foot.module.css";

export interface ListFootProps {
  /** The typed text; empty while the list is closed. */
  query: string;
  none: SayNone | undefined;
  shown: number;
  total: number;
  purpose: InputPurpose;
  /** Why the last choice was refused, or null. */
  refusal: string | null;
}

/** The outcome of the search, visible and announced; for keyboards also the keys. */
export function ListFoot({ query, none, shown, total, purpose, refusal }: ListFootProps) {
  const count =
    total > shown ? t("playerInput.more", { shown, count: total }) : t("playerInput.count", { count: total });
  return (
    <div className={`flex gap-3 justify-between ${styles.foot}`}>
      <div role="status" className={`flex-1 ${styles.status}`}>
        {query !== "" && total === 0 && (
          <p className={`mt-2 p-4 muted ${styles.none}`}>
            {none === undefined ? t("playerInput.none") : <Suspense>{none(query)}</Suspense>}
          </p>
        )}
        {query !== "" && total > 0 && <p>{refusal ?? count}</p>}
      </div>
      {total > 0 && (
        <p className={`nowrap ${styles.keys}`} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {t("playerInput.move")}, <kbd>{t("playerInput.enterKey")}</kbd>{" "}
          {t(`playerInput.${purpose}`)}
        </p>
      )}
    </div>
  );
}
