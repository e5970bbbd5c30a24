import { useSearchParams } from "react-router";
import { onDemand } from "../ui/on-demand.ts";
import type { GameName } from "#rules/measures";
import { DailyPage } from "./daily-page.tsx";
import { anyMode, type Mode } from "./mode.ts";

const PracticePage = onDemand(async () => (await import("./practice-page.tsx")).PracticePage);

/** A game: its daily, an earlier day under `?day=`, or practice under `?practice` where that has no page of its own. */
export function GamePage<Name extends GameName, Pieces>({ mode }: { mode: Mode<Name, Pieces> }) {
  const [search] = useSearchParams();
  const isPractice = search.has("practice") && mode.practisedAs === undefined;
  return isPractice ? <PracticePage mode={anyMode(mode)} /> : <DailyPage mode={anyMode(mode)} />;
}
