import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import styles from "./warm-up.module.css";

/**
 * Draws something where nobody sees or hears it, and takes it away at once: whoever comes to it would else wait until its
 * scripts are compiled and its letters measured.
 *
 * @param drawings one after the other in the same place, so that what changes it is warm as well
 */
export function warmUp(...drawings: readonly ReactNode[]): void {
  const place = document.createElement("div");
  place.className = styles.away ?? "";
  document.body.append(place);
  const root = createRoot(place);
  for (const drawing of drawings) {
    flushSync(() => root.render(drawing));
    // To ask for a height has it laid out.
    place.getBoundingClientRect();
  }
  root.unmount();
  place.remove();
}
