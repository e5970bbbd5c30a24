import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { coffeeUrl } from "../data/configuration.ts";
import { useConsent } from "../storage/consent.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { openDialog } from "../ui/dialogs-open.ts";
import styles from "./footer.module.css";
import type { PageLink } from "./header.tsx";
import { Icon } from "../ui/icon.tsx";
import { WordMark } from "../ui/word-mark.tsx";
import { useFormat } from "../i18n/format.ts";
import { useToday } from "../data/today.ts";
import { useHydrated } from "../storage/store.ts";

interface Props {
  /** Where to go from anywhere: every game, and what else there is to see. */
  links: readonly PageLink[];
  privacy: PageLink;
}

/** The foot of every page: where to go, how to reach us, and who is behind the facts. */
export function Footer({ links, privacy }: Props) {
  const { t } = useTranslation();
  // A choice about cookies can be changed. Until there is one, the consent bar asks for it.
  const hasConsent = useConsent() !== null;
  return (
    <footer className={styles.footer}>
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
              {links.map(({ to, name }) => (
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
                <Link to={privacy.to}>
                  <Icon name="lock" />
                  {privacy.name}
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

/** Where the coffee can be bought, or else what helps as well. */
function Support() {
  const { t } = useTranslation();
  const isAwake = useHydrated();
  const coffee = isAwake ? coffeeUrl() : null;
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

/** The last lines of every page: who is behind the site and its facts, how old those are, and when there is more to play. */
function Credits() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { today } = useToday();
  // The server may not know it; then the page still is the one it has written.
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
