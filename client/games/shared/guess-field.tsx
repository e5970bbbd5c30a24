import { t } from "i18next";
import { useMemo } from "react";
import type { Player } from "#rules/league/player";
import { GAME_CONFIG } from "#rules/shared/game-config";
import type { LoadedPlayers } from "../../data/people.ts";
import { PlayerInput, usePlayerSearch } from "../../search/player-input.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import type { Listed } from "./not-listed.tsx";
import type { RoundInPlay } from "./use-play.ts";

/** Loaded when no listed player has the name that was typed. */
export const LazyNotListed = onDemand(async () => (await import("./not-listed.tsx")).NotListed);

/**
 * Where the next guess is made, in games whose guesses are players.
 *
 * @param league null until loaded: the typed text waits for it
 * @param listed who is listed, if not all players
 * @param isListed whether a player can be guessed; the same function with every render
 * @param refused players that cannot be guessed, besides those guessed before, with the reason
 */
export function GuessField<Known extends Player>({
  play,
  league,
  listed,
  isListed,
  refused,
  onGuess,
}: {
  play: Pick<RoundInPlay<"classic" | "face" | "career" | "legends">, "game" | "busy"> & {
    view: { tries: readonly { guess: unknown }[] } | null;
  };
  league: LoadedPlayers<Known> | null;
  listed?: Listed;
  isListed?: (player: Known) => boolean;
  refused?: ReadonlyMap<number, string> | undefined;
  onGuess: (player: number) => void;
}) {
  const search = usePlayerSearch(league, isListed);
  const tries = play.view?.tries;
  const spent = useMemo(() => {
    // A skip of Face Reveal is no player.
    const guessed = (tries ?? []).flatMap(({ guess }) => (typeof guess === "number" ? guess : []));
    return new Map([...(refused ?? []), ...guessed.map((player) => [player, t("playerInput.guessed")] as const)]);
  }, [refused, tries]);
  return (
    <PlayerInput
      {...search}
      none={listed && ((query) => <LazyNotListed query={query} listed={listed} />)}
      spent={spent}
      onChoose={onGuess}
      left={GAME_CONFIG[play.game].limit - (tries?.length ?? 0)}
      autoFocus
      busy={play.busy}
      isLoading={league === null}
    />
  );
}
