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
import { startFonts } from "./frame/fonts.ts";
import { Shell } from "./frame/shell.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// Nobody waits for it. Where it cannot be fetched, nothing is counted.
void import("./frame/analytics.ts").then(
  ({ startAnalytics }) => startAnalytics(),
  () => {},
);

// Without them the stand-ins stay.
startFonts().catch(() => {});

// The page and its words are fetched side by side. Until both are here, layout.css says "Loading...".
Promise.all([startLanguage(), pageAt(location.pathname).View.preload()]).then(
  () =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </StrictMode>,
    ),
  // There are no words for it in either language, so it is said in both.
  () => root.append("Deke did not load. Please reload the page. Deke ne s’est pas chargé. Veuillez recharger la page."),
);
