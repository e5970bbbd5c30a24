import { t } from "i18next";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { readPageData } from "../browser/page-data.ts";
import { consent } from "../storage/consent.ts";
import { openDialog } from "../ui/dialogs-open.ts";
import styles from "./footer.module.css";
import { listedLinks } from "./site-links.ts";
import { pageAt } from "../routes.tsx";
import { Icon } from "../ui/icon.tsx";
import { format } from "../i18n/format.ts";
import { useToday } from "../data/today.ts";
import { useHydrated, useStore } from "../storage/store.ts";

/** The footer of every page: one row of links, and a list of games with the sources, which is closed on home and below a game. */
export function Footer() {
  const { pathname } = useLocation();
  // On home all games are above.
  const hasGames = pathname === "/" || pageAt(pathname).game !== null;
  // Until there is a choice, the cookie bar asks for it.
  const hasConsent = useStore(consent) !== null;
  const isHydrated = useHydrated();
  useEffect(() => {
    // build/prerender/hydrated.js repeats a click from before this script has loaded.
    if (isHydrated) dispatchEvent(new Event("hydrating"));
  }, [isHydrated]);
  return (
    <footer className={`hairline muted ${styles.footer}`} data-dehydrated={isHydrated ? undefined : ""}>
      <div className={`wrap row justify-between flex-wrap ${styles.line}`}>
        <p>{t("footer.fans")}</p>
        <ul className={`cluster ${styles.links}`}>
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => openDialog("feedback")}>
              {t("footer.feedback")}
            </button>
          </li>
          <li>
            <Link to="/privacy-policy">{t("pages.privacy")}</Link>
          </li>
          {hasConsent && (
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => openDialog("cookies")}>
                {t("footer.cookies")}
              </button>
            </li>
          )}
          <li>
            <Support />
          </li>
          <li>
            <details className={styles.more} open={!hasGames}>
              <summary>
                {t("footer.more")} <Icon name="down" small />
              </summary>
              <nav aria-label={t("footer.games")}>
                <ul className={styles.games}>
                  {listedLinks().map(({ to, name }) => (
                    <li key={to}>
                      <Link to={to}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <Credits />
            </details>
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** A link to the coffee page, or to other links to help. */
function Support() {
  const coffee = useHydrated() ? readPageData()?.coffee : null;
  if (coffee == null)
    return (
      <button type="button" aria-haspopup="dialog" onClick={() => openDialog("support")}>
        {t("footer.supportUs")}
      </button>
    );
  return (
    <a href={coffee} target="_blank" rel="noopener">
      {t("footer.coffee")}
    </a>
  );
}

/** Sources, age of the facts, and the time of the next puzzle. */
function Credits() {
  const { factsAsOf } = useToday();
  // The prerendered page may contain it when the API's response does not.
  const asOf = useHydrated() ? factsAsOf : null;
  return (
    <p className={`text-13 ${styles.credits}`}>
      {t("footer.sources")} <span lang="en">{t("footer.databank")}</span>{" "}
      {asOf !== null && t("footer.asOf", { date: format.date(asOf) })} {t("footer.midnight")}
    </p>
  );
}
