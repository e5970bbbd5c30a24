import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { AsksPictures } from "./drawing.tsx";
import styles from "./warm-up.module.css";

/**
 * Draws something where nobody sees or hears it, and takes it away at once: whoever comes to it would else wait until its
 * scripts are compiled and its letters measured.
 */
export function warmUp(drawing: ReactNode): void {
  const place = document.createElement("div");
  place.className = styles.away ?? "";
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<AsksPictures value={false}>{drawing}</AsksPictures>));
  // To ask for a height has it laid out.
  place.getBoundingClientRect();
  root.unmount();
  place.remove();
}
