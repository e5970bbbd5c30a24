import { t } from "i18next";
import { Suspense } from "react";
import type { Player } from "#rules/league/player";
import type { LoadedPlayers } from "../data/people.ts";
import type { NameMatch } from "../name-search/search.ts";
import styles from "./finds.module.css";
import type { InputPurpose, SayNone } from "./player-input.tsx";
import { PlayerListbox } from "./player-list.tsx";
import type { PlayerSuggestion } from "./player-option.tsx";
import { usePlayerSuggestions } from "./suggestions.ts";

interface Props {
  id: string;
  /** The typed text; empty while the list is closed. */
  query: string;
  found: readonly NameMatch<Player>[];
  total: number;
  clubs: LoadedPlayers["clubs"] | undefined;
  describe: ((player: Player) => PlayerSuggestion) | undefined;
  none: SayNone | undefined;
  purpose: InputPurpose;
  /** Index of the option that Enter chooses, and whether that was refused. */
  active: number;
  isRefused: boolean;
  /** Players that cannot be chosen, with the reason. */
  spent: ReadonlyMap<number, string>;
  /** Called with the index of the option. */
  onChoose: (index: number) => void;
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
