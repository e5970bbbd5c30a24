import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { PlayerList } from "./player-list.tsx";
import styles from "./warm-up.module.css";

/** Somebody with all letters and figures in his name. */
const ALPHABET = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const SAMPLE = [
  { person: { id: 0, first: "", last: "", fameRank: 0 }, name: ALPHABET, marks: [{ from: 0, to: 26 }] },
  { person: { id: 1, first: "", last: "", fameRank: 1 }, name: ALPHABET, marks: [] },
];
const LINE = {
  crest: { code: "", conference: "Western" as const },
  detail: `${ALPHABET}, -–.’`,
  side: "0123456789",
};
const NONE: ReadonlySet<number> = new Set();
const NOBODY: ReadonlyMap<number, string> = new Map();

let isWarm = false;

/**
 * Draws a list where nobody sees or hears it, and takes it away at once: the first key of a visit would else wait until
 * its scripts are compiled and its letters measured.
 */
export function warmUp(): void {
  if (isWarm) return;
  isWarm = true;
  const place = document.createElement("div");
  place.className = styles.away ?? "";
  document.body.append(place);
  const root = createRoot(place);
  for (const found of [SAMPLE, SAMPLE.slice(1)]) {
    flushSync(() =>
      root.render(
        <PlayerList
          id="warm"
          found={found}
          lineAt={() => LINE}
          active={0}
          guessed={NONE}
          barred={NOBODY}
          onChoose={() => {}}
        />,
      ),
    );
    // To ask for a height has it laid out.
    place.getBoundingClientRect();
  }
  root.unmount();
  place.remove();
}
