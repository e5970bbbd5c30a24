import { useSearchParams } from "react-router";
import { onDemand } from "../../ui/on-demand.ts";
import { GAME_PATHS, isChallenge } from "#rules/site/pages";
import { DailyPage } from "./daily-page.tsx";
import type { AnyGameScreen } from "./game-screen.ts";

const PracticePage = onDemand(async () => (await import("./practice-page.tsx")).PracticePage);
const ChallengePage = onDemand(async () => (await import("./challenge-page.tsx")).ChallengePage);

/**
 * A game: its daily, an earlier day under `?day=`, practice under `?practice` unless it has a page of its own, or a
 * challenge.
 */
export function GamePage({ screen }: { screen: AnyGameScreen }) {
  const [search] = useSearchParams();
  const code = search.get("challenge");
  if (code !== null && isChallenge(GAME_PATHS[screen.game], search))
    return <ChallengePage key={code} screen={screen} code={code} />;
  const isPractice = search.has("practice") && screen.practisedAs === undefined;
  return isPractice ? <PracticePage screen={screen} /> : <DailyPage screen={screen} />;
}
