import { useTranslation } from "react-i18next";
import { ListFoot } from "./list-foot.tsx";
import type { InputPurpose, NoPlayerFound } from "./player-input.tsx";
import { PlayerListbox, type PlayerListProps } from "./player-list.tsx";

/** The results of a search, and a sentence about them. */
export function SearchResults({
  query,
  none,
  total,
  purpose,
  isRefused,
  ...list
}: PlayerListProps & {
  query: string;
  none: NoPlayerFound | undefined;
  total: number;
  purpose: InputPurpose;
  isRefused: boolean;
}) {
  const { t } = useTranslation();
  const chosen = list.found[list.active]?.person.id;
  const refusal = (chosen !== undefined && list.barred.get(chosen)) || t("playerInput.guessed");
  return (
    <>
      <PlayerListbox {...list} />
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
