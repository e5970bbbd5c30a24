import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { parseLocalizedPath } from "#rules/i18n/address";
import { useAppearance } from "./layout/appearance.ts";
import { startLanguage } from "./i18n/language.ts";
import { OfflinePage } from "./pages/offline/offline-page.tsx";
import { useReloadWhenReachable } from "./browser/connection.ts";
import { WordMark } from "./ui/word-mark.tsx";

/** Starts the offline page, which the service worker sends at any address, in that address's language. */
export async function startOffline(root: HTMLElement): Promise<void> {
  document.documentElement.lang = parseLocalizedPath(location.pathname).language;
  await startLanguage();
  createRoot(root).render(
    <StrictMode>
      <Offline />
    </StrictMode>,
  );
}

function Offline() {
  useAppearance();
  useReloadWhenReachable();
  return (
    <main id="main">
      <OfflinePage>
        <WordMark label="Deke" />
      </OfflinePage>
    </main>
  );
}
