import { useEffect } from "react";

/** Pinched larger than this, a page is looked at closely, and what is out of view is under no keyboard. */
const PINCHED = 1.05;

/**
 * Keeps a sheet at the foot of a phone's screen above the keyboard, for as long as it is open: `--keyboard` says
 * how much of the screen the keyboard covers (dialog.module.css). Browsers lay it over the page, and only what
 * they call the visual viewport gets smaller.
 */
export function useOnScreenKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    const page = document.documentElement;
    const measure = () => {
      const covered = view.scale > PINCHED ? 0 : page.clientHeight - view.offsetTop - view.height;
      page.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    // It scrolls when the browser brings the field into view.
    for (const moved of ["resize", "scroll"]) view.addEventListener(moved, measure);
    return () => {
      for (const moved of ["resize", "scroll"]) view.removeEventListener(moved, measure);
      page.style.removeProperty("--keyboard");
    };
  }, []);
}
