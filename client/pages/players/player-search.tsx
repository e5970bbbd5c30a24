import { memo, Suspense } from "react";
import { useNavigate } from "react-router";
import { playerPath } from "#rules/site/player-address";
import { LazyAnyPlayerInput } from "../any-player/lazy-any-player-input.ts";
import { ErrorBoundary } from "../../ui/part-boundary.tsx";
import "./players-page.css";

/**
 * Searches all players by name and opens the page of the chosen one. Memoized: an update of the page must not reach a
 * boundary that is not hydrated yet.
 */
export const PlayerSearch = memo(() => {
  const navigate = useNavigate();
  return (
    <search className="players-search">
      {/* The page works without it. */}
      <ErrorBoundary failed={null}>
        <Suspense>
          <LazyAnyPlayerInput purpose="open" onChoose={(player) => void navigate(playerPath(player))} />
        </Suspense>
      </ErrorBoundary>
    </search>
  );
});
