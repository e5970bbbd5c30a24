import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { coffeeUrl } from "../browser/configuration.ts";
import { useConsent } from "../storage/consent.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { openDialog } from "../ui/dialogs-open.ts";
import styles from "./footer.module.css";
import { useSiteLinks } from "./site-links.ts";
import { pages } from "../routes.tsx";
import { Icon } from "../ui/icon.tsx";
import { WordMark } from "../ui/word-mark.tsx";
import { useFormat } from "../i18n/format.ts";
import { useToday } from "../data/today.ts";
import { useHydrated } from "../storage/store.ts";

/** The footer of every page: links, contact, and sources. */
export function Footer() {
  const { t } = useTranslation();
  const { listed } = useSiteLinks();
  // Until there is a choice, the cookie bar asks for it.
  const hasConsent = useConsent() !== null;
  const isHydrated = useHydrated();
  useEffect(() => {
    // build/prerender/hydrated.js repeats a click from before this script has loaded.
    if (isHydrated) dispatchEvent(new Event("hydrating"));
  }, [isHydrated]);
  return (
    <footer className={styles.footer} data-dehydrated={isHydrated ? undefined : ""}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className="stack">
            <WordMark label="Deke" />
            <p className="muted small">
              {t("footer.about")} {t("footer.support")}
            </p>
            <Support />
          </div>
          <nav aria-labelledby="footer-games">
            <h2 id="footer-games">{t("footer.games")}</h2>
            <ul className={styles.links}>
              {listed.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Deke</h2>
            <ul>
              <li>
                <button type="button" aria-haspopup="dialog" onClick={() => openDialog("feedback")}>
                  <Icon name="mail" />
                  {t("footer.feedback")}
                </button>
              </li>
              <li>
                <Link to="/privacy-policy">
                  <Icon name="lock" />
                  {t(pages["/privacy-policy"].name)}
                </Link>
              </li>
              {hasConsent && (
                <li>
                  <button type="button" aria-haspopup="dialog" onClick={() => openDialog("cookies")}>
                    <Icon name="settings" />
                    {t("footer.cookies")}
                  </button>
                </li>
              )}
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <Credits />
        </div>
      </div>
    </footer>
  );
}

/** A link to the coffee page, or to other ways to help. */
function Support() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const coffee = isHydrated ? coffeeUrl() : null;
  if (coffee === null)
    return (
      <Button icon="coffee" aria-haspopup="dialog" onClick={() => openDialog("support")}>
        {t("footer.supportUs")}
      </Button>
    );
  return (
    <ButtonLink icon="coffee" to={coffee} target="_blank" rel="noopener">
      {t("footer.coffee")}
    </ButtonLink>
  );
}

/** The last lines of every page: operator, sources, age of the facts, and the time of the next puzzle. */
function Credits() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { today } = useToday();
  // The prerendered page may contain it when the API's response does not.
  const asOf = useHydrated() ? today?.factsAsOf : null;
  return (
    <>
      <p>
        {t("footer.fans")} {t("footer.sources")} <span lang="en">{t("footer.databank")}</span>{" "}
        {asOf != null && t("footer.asOf", { date: date(asOf) })}
      </p>
      <p>{t("footer.midnight")}</p>
    </>
  );
}
