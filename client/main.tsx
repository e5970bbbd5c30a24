import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/teams.css";
import "./styles/reset.css";
import "./styles/type.css";
import "./styles/layout.css";
import "./styles/vocabulary.css";
import "./styles/verdicts.css";

import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { parseLocalizedPath } from "#rules/i18n/address";
import { startPlayedCookie } from "./data/has-played.ts";
import { startLanguage } from "./i18n/language.ts";
import { pageAt } from "./routes.tsx";
import { Site } from "./site.tsx";
import { preloadFailedDialog } from "./ui/dialog-part.tsx";
import { whenIdle } from "./browser/when-idle.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("the document has no #root");

// Before a dynamic import, Vite adds a stylesheet for each of its CSS files that has no link yet. The page contains these as
// styles. A disabled link fetches nothing.
for (const { dataset } of document.querySelectorAll<HTMLStyleElement>("style[data-file]"))
  document.head.append(
    Object.assign(document.createElement("link"), { disabled: true, rel: "stylesheet", href: dataset.file }),
  );

/** Starts what no first view needs. The page works without each of these. */
function startOptionalParts(): void {
  void preloadFailedDialog();
  const parts = [
    import("./layout/keys.ts").then(({ listenForShortcuts }) => listenForShortcuts()),
    import("./layout/analytics.ts").then(({ startAnalytics }) => startAnalytics()),
    import("./ui/back-closes.ts").then(({ leaveDialogEntry }) => leaveDialogEntry()),
    import("./data/restore.ts").then(({ restoreVisitor }) => restoreVisitor()),
    // The development server has no service worker.
    import.meta.env.PROD && import("./pwa/register.ts").then(({ registerServiceWorker }) => registerServiceWorker()),
  ];
  void Promise.allSettled(parts);
}

const start = () => {
  if (startPlayedCookie()) location.reload();
  const site = (
    <StrictMode>
      <Site />
    </StrictMode>
  );
  // Loads page and texts in parallel, and hydrates when both are here: a suspended part would disappear if
  // anything else on the page changed meanwhile.
  const { View } = pageAt(parseLocalizedPath(location.pathname).path);
  return Promise.all([startLanguage(), View.preload()]).then(() => {
    // A transition, so that React hydrates in slices and input is handled between them.
    if (root.hasChildNodes()) {
      startTransition(() => void hydrateRoot(root, site));
      // build/prerender/hydrated.js repeats a click from before hydration. React hydrates that part of the page first.
      dispatchEvent(new Event("hydrating"));
    } else createRoot(root).render(site);
  });
};
// The page that the service worker sends to visitors who are offline (build/pwa/plugin.ts).
const startOffline = () => import("./offline.tsx").then(({ startOffline: begin }) => begin(root));

(document.documentElement.dataset["page"] === "offline" ? startOffline() : start()).then(
  () => whenIdle(startOptionalParts),
  // The texts of neither language are available.
  () => root.append("Deke did not load. Please reload the page. Deke ne s’est pas chargé. Veuillez recharger la page."),
);
