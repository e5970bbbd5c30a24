import { useEffect } from "react";
import type { RulesName } from "#rules/site/played-games";
import { rulesOnScreen } from "../../ui/dialogs-open.ts";

/** Names the rules that the question mark in the header opens while the component is on the screen. */
export function useRulesOnScreen(name: RulesName): void {
  useEffect(() => {
    rulesOnScreen.set(name);
    return () => rulesOnScreen.set(null);
  }, [name]);
}
