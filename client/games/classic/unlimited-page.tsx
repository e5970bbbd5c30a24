import { useSearchParams } from "react-router";
import { ChallengePage } from "../shared/challenge-page.tsx";
import { anyGameScreen } from "../shared/game-screen.ts";
import { PracticePage } from "../shared/practice-page.tsx";
import { classicScreen } from "./screen.ts";

const screen = anyGameScreen(classicScreen);

/** NHL Unlimited: endless Classic, or the challenge in the address. */
export function UnlimitedPage() {
  const code = useSearchParams()[0].get("challenge");
  return code === null ? <PracticePage screen={screen} /> : <ChallengePage key={code} screen={screen} code={code} />;
}
