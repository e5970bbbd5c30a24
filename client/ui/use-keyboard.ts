import { useEffect } from "react";

/** Above this zoom a visitor has pinched the page, and content out of view is not below a keyboard. */
const PINCHED = 1.05;

/**
 * Keeps a bottom sheet above the on-screen keyboard while it is open: `--keyboard` is the height that the keyboard
 * covers (dialog.module.css). Keyboards overlay the page and shrink only the visual viewport.
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
    // The visual viewport scrolls when the browser brings the field into view.
    for (const moved of ["resize", "scroll"]) view.addEventListener(moved, measure);
    return () => {
      for (const moved of ["resize", "scroll"]) view.removeEventListener(moved, measure);
      page.style.removeProperty("--keyboard");
    };
  }, []);
}
