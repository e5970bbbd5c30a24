import { useSearchParams } from "react-router";
import { onDemand } from "../../ui/on-demand.ts";
import type { GameName } from "#rules/shared/game-config";
import { GAME_PATHS, isChallenge } from "#rules/site/pages";
import { DailyPage } from "./daily-page.tsx";
import { anyGameScreen, type GameScreen } from "./game-screen.ts";

const PracticePage = onDemand(async () => (await import("./practice-page.tsx")).PracticePage);
const ChallengePage = onDemand(async () => (await import("./challenge-page.tsx")).ChallengePage);

/**
 * A game: its daily, an earlier day under `?day=`, practice under `?practice` unless it has a page of its own, or a
 * challenge.
 */
export function GamePage<Name extends GameName, League>({ screen }: { screen: GameScreen<Name, League> }) {
  const [search] = useSearchParams();
  const code = search.get("challenge");
  if (code !== null && isChallenge(GAME_PATHS[screen.game], search))
    return <ChallengePage screen={anyGameScreen(screen)} code={code} />;
  const isPractice = search.has("practice") && screen.practisedAs === undefined;
  return isPractice ? <PracticePage screen={anyGameScreen(screen)} /> : <DailyPage screen={anyGameScreen(screen)} />;
}
