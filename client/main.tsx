import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/teams.css";
import "./styles/reset.css";
import "./styles/type.css";
import "./styles/layout.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "./routing/browser-router.tsx";
import { startLanguage } from "./i18n/language.ts";
import { pageAt } from "./routes.tsx";
import { Shell } from "./frame/shell.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// Once the page has all it needs; the development server has no service worker.
if (import.meta.env.PROD)
  addEventListener("load", () => {
    import("./frame/installed.ts").then(({ install }) => install()).catch(() => {});
  });

// Nobody waits for it. Where it cannot be fetched, nothing is counted.
void import("./frame/analytics.ts").then(
  ({ startAnalytics }) => startAnalytics(),
  () => {},
);

const start = () =>
  // The page and its words are fetched side by side. Until both are here, layout.css says "Loading...".
  Promise.all([startLanguage(), pageAt(location.pathname).View.preload()]).then(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
// What stands in place of a page that cannot be had for want of a connection (installed/plugin.ts).
const startOffline = () => import("./offline.tsx").then(({ startOffline: begin }) => begin(root));

(document.documentElement.dataset["page"] === "offline" ? startOffline() : start()).catch(
  // There are no words for it in either language, so it is said in both.
  () => root.append("Deke did not load. Please reload the page. Deke ne s’est pas chargé. Veuillez recharger la page."),
);
