import { useTranslation } from "react-i18next";
import type { Player } from "#rules/league/player";
import type { LoadedPlayers } from "../data/people.ts";
import { ListFoot } from "./list-foot.tsx";
import type { InputPurpose, NoPlayerFound } from "./player-input.tsx";
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
}: Omit<PlayerListProps, "describe"> & {
  clubs: LoadedPlayers["clubs"] | undefined;
  describe: ((player: Player) => PlayerSuggestion) | undefined;
  query: string;
  none: NoPlayerFound | undefined;
  total: number;
  purpose: InputPurpose;
  isRefused: boolean;
}) {
  const { t } = useTranslation();
  const describeByClub = usePlayerSuggestions(clubs);
  const chosen = list.found[list.active]?.person.id;
  const refusal = (chosen !== undefined && list.barred.get(chosen)) || t("playerInput.guessed");
  return (
    <>
      <PlayerListbox {...list} describe={describe ?? describeByClub} />
      <ListFoot
        query={query}
        none={none}
        shown={list.found.length}
        total={total}
        purpose={purpose}
        refusal={isRefused ? refusal : null}
      />
    </>
  );
}
