import { ListFoot } from "./list-foot.tsx";
import { PlayerList, type PlayerListProps } from "./player-list.tsx";

/** What a search has found, and what came of it in words. */
export function Finds({
  isAsked,
  total,
  isRepeat,
  ...list
}: PlayerListProps & { isAsked: boolean; total: number; isRepeat: boolean }) {
  return (
    <>
      <PlayerList {...list} />
      <ListFoot isAsked={isAsked} shown={list.found.length} total={total} isRepeat={isRepeat} />
    </>
  );
}
