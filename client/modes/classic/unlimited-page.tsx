import { useSearchParams } from "react-router";
import { ChallengePage } from "../../round/challenge-page.tsx";
import { anyMode } from "../../round/mode.ts";
import { PracticePage } from "../../round/practice-page.tsx";
import { classicMode } from "./mode.ts";

const mode = anyMode(classicMode);

/** NHL Unlimited: Classic without end, or a friend's challenge that the address carries. */
export function UnlimitedPage() {
  const code = useSearchParams()[0].get("challenge");
  return code === null ? <PracticePage mode={mode} /> : <ChallengePage mode={mode} code={code} />;
}
