import { useSearchParams } from "react-router";
import { ChallengePage } from "../shared/challenge-page.tsx";
import { anyMode } from "../shared/game-screen.ts";
import { PracticePage } from "../shared/practice-page.tsx";
import { classicMode } from "./screen.ts";

const mode = anyMode(classicMode);

/** NHL Unlimited: Classic without end, or a friend's challenge that the address carries. */
export function UnlimitedPage() {
  const code = useSearchParams()[0].get("challenge");
  return code === null ? <PracticePage mode={mode} /> : <ChallengePage mode={mode} code={code} />;
}
