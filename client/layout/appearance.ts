import { useEffect } from "react";
import { contrast, theme } from "../storage/settings.ts";
import { useStore } from "../storage/store.ts";

/** `--bg` of styles/tokens.css in either theme. */
const BACKGROUND = { dark: "#060b15", light: "#edf3f9" };

/** Applies the chosen theme and contrast to the page, as build/prerender/first-paint.js does before the first paint. */
export function useAppearance(): void {
  const chosenTheme = useStore(theme);
  const chosenContrast = useStore(contrast);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (chosenTheme === "system") delete dataset.theme;
    else dataset.theme = chosenTheme;
    // The browser's own bars: one meta element per colour scheme.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const scheme = meta.media.includes("dark") ? "dark" : "light";
      meta.content = BACKGROUND[chosenTheme === "system" ? scheme : chosenTheme];
    }
  }, [chosenTheme]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (chosenContrast === "high") dataset.contrast = "high";
    else delete dataset.contrast;
  }, [chosenContrast]);
}
