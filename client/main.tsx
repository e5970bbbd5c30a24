import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/teams.css";
import "./styles/reset.css";
import "./styles/type.css";
import "./styles/layout.css";

import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { placeAt } from "#rules/address";
import { atRest } from "./frame/at-rest.ts";
import { preloadConsent } from "./frame/consent.tsx";
import { tellOfPlay } from "./data/has-played.ts";
import { startLanguage, tellOfChoice } from "./i18n/language.ts";
import { pageAt } from "./routes.tsx";
import { Site } from "./site.tsx";
import { preloadMarks } from "./frame/shell.tsx";
import { preloadFailed } from "./ui/dialog-part.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// Before a dynamic import, Vite adds a stylesheet for each of its CSS files that has no link yet. The page contains these as
// styles. A disabled link fetches nothing.
for (const { dataset } of document.querySelectorAll<HTMLStyleElement>("style[data-file]"))
  document.head.append(
    Object.assign(document.createElement("link"), { disabled: true, rel: "stylesheet", href: dataset.file }),
  );

// Nobody waits for it; the development server has no service worker.
if (import.meta.env.PROD) import("./frame/installed.ts").then(({ install }) => install()).catch(() => {});

// Nobody waits for it. Where it cannot be fetched, nothing is counted.
void import("./frame/analytics.ts").then(
  ({ startAnalytics }) => startAnalytics(),
  () => {},
);

// Nobody presses one before the page is there. Without them everything is reached by Tab.
atRest()
  .then(() => {
    void preloadFailed();
    return import("./frame/keys.ts");
  })
  .then((keys) => keys.listenForKeys())
  .catch(() => {});

const start = () => {
  if ([tellOfChoice(), tellOfPlay()].some(Boolean)) location.reload();
  const site = (
    <StrictMode>
      <Site />
    </StrictMode>
  );
  // The page, its words and what stands around it are fetched side by side. Until all are here, the page stands as
  // the server has written it: what is not here yet would be taken away, should anything of the page change meanwhile.
  const { View } = pageAt(placeAt(location.pathname).path);
  return Promise.all([startLanguage(), View.preload(), preloadConsent(), preloadMarks()]).then(() => {
    // In slices, so that a finger need not wait for all of it. The development server writes no pages.
    if (root.hasChildNodes()) {
      startTransition(() => void hydrateRoot(root, site));
      // Whoever has pressed something meanwhile is waiting (writer/awake.js): for him the slices are one.
      dispatchEvent(new Event("taken-over"));
    } else createRoot(root).render(site);
  });
};
// What stands in place of a page that cannot be had for want of a connection (installed/plugin.ts).
const startOffline = () => import("./offline.tsx").then(({ startOffline: begin }) => begin(root));

(document.documentElement.dataset["page"] === "offline" ? startOffline() : start()).catch(
  // There are no words for it in either language, so it is said in both.
  () => root.append("Deke did not load. Please reload the page. Deke ne s’est pas chargé. Veuillez recharger la page."),
);
