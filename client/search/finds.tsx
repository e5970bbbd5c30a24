import type { Player } from "#rules/league/player";
import type { LoadedPlayers } from "../data/people.ts";
import { ListFoot, type ListFootProps } from "./list-foot.tsx";
import { PlayerListbox, type PlayerListProps } from "./player-list.tsx";
import type { PlayerSuggestion } from "./player-option.tsx";
import { usePlayerSuggestions } from "./suggestions.ts";

/** The results of a search, and a sentence about them. */
export function SearchResults({
  clubs,
  describe,
  query,
  none,
  total,
  purpose,
  isRefused,
  ...list
}: Omit<PlayerListProps, "describe"> &
  Pick<ListFootProps, "query" | "none" | "total" | "purpose"> & {
    clubs: LoadedPlayers["clubs"] | undefined;
    describe: ((player: Player) => PlayerSuggestion) | undefined;
    isRefused: boolean;
  }) {
  const describeByClub = usePlayerSuggestions(clubs);
  const chosen = list.found[list.active]?.person.id ?? 0;
  return (
    <>
      <PlayerListbox {...list} describe={describe ?? describeByClub} />
      <ListFoot
        query={query}
        none={none}
        shown={list.found.length}
        total={total}
        purpose={purpose}
        refusal={isRefused ? (list.spent.get(chosen) ?? null) : null}
      />
    </>
  );
}
