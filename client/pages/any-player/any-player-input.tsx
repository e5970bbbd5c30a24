import { useState } from "react";
import { findPlayer, type HistoricalPlayer } from "#rules/league/player";
import { useAllPlayers } from "../../data/people.ts";
import { Failed } from "../../ui/failed.tsx";
import { PlayerInput, usePlayerSearch, type InputPurpose } from "../../search/player-input.tsx";

export interface AnyPlayerInputProps {
  purpose?: InputPurpose;
  label?: string;
  autoFocus?: boolean;
  onChoose: (player: HistoricalPlayer) => void;
}

/** Finds any player in history by name. The players are loaded once the field is used. */
export function AnyPlayerInput({ onChoose, ...field }: AnyPlayerInputProps) {
  const [isUsed, setUsed] = useState(false);
  const { value: registry, failure, retry } = useAllPlayers(isUsed);
  const search = usePlayerSearch(registry);
  return (
    <>
      <PlayerInput
        {...field}
        {...search}
        isLoading={isUsed && registry === null}
        onUse={() => setUsed(true)}
        onChoose={(id) => registry !== null && onChoose(findPlayer(registry, id))}
      />
      {failure !== null && <Failed code={failure} onRetry={retry} />}
    </>
  );
}
