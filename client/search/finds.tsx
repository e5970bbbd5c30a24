import { t } from "i18next";
import { Suspense } from "react";
import type { LoadedPlayers } from "../data/people.ts";
import styles from "./finds.module.css";
import type { InputPurpose, SayNone } from "./player-input.tsx";
import { PlayerListbox, type PlayerListProps } from "./player-list.tsx";
import { usePlayerSuggestions } from "./suggestions.ts";

interface Props extends Omit<PlayerListProps, "describe"> {
  /** The typed text; empty while the list is closed. */
  query: string;
  total: number;
  clubs: LoadedPlayers["clubs"] | undefined;
  describe: PlayerListProps["describe"] | undefined;
  none: SayNone | undefined;
  purpose: InputPurpose;
  /** Whether the active option was chosen and refused. */
  isRefused: boolean;
}

/** The results of a search, and its outcome, visible and announced; for keyboards also the keys. */
export function SearchResults({ query, total, clubs, describe, none, purpose, isRefused, ...list }: Props) {
  const describeByClub = usePlayerSuggestions(clubs);
  const { found, active, spent } = list;
  const chosen = found[active]?.person.id;
  const refusal = isRefused && chosen !== undefined && spent.get(chosen);
  const shown = found.length;
  return (
    <>
      <PlayerListbox {...list} describe={describe ?? describeByClub} />
      <div className={`flex gap-3 justify-between ${styles.foot}`}>
        <div role="status" className={`flex-1 ${styles.status}`}>
          {query !== "" && total === 0 && (
            <p className={`mt-2 p-4 muted ${styles.none}`}>
              {none === undefined ? t("playerInput.none") : <Suspense>{none(query)}</Suspense>}
            </p>
          )}
          {query !== "" && total > 0 && (
            <p>{refusal || t(total > shown ? "playerInput.more" : "playerInput.count", { shown, count: total })}</p>
          )}
        </div>
        {total > 0 && (
          <p className={`nowrap ${styles.keys}`} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {t("playerInput.move")}, <kbd>{t("playerInput.enterKey")}</kbd>{" "}
            {t(`playerInput.${purpose}`)}
          </p>
        )}
      </div>
    </>
  );
}
