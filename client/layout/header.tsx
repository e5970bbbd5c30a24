import { t } from "i18next";
import { Link, useLocation } from "react-router";
import { openDialog, type DialogName } from "../ui/dialogs-open.ts";
import styles from "./header.module.css";
import { pageAt } from "../routes.tsx";
import { IconButton, IconLink } from "../ui/icon-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { GamesMenu } from "./games-menu.tsx";
import { headerLinks } from "./site-links.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { WordMark } from "../ui/word-mark.tsx";

const DIALOGS = ["rules", "settings"] as const satisfies readonly DialogName[];

/** Returns the address of the visitor's statistics, at the game of the current page. */
function statisticsAt(pathname: string): string {
  const { game } = pageAt(pathname);
  return game === null ? "/me" : `/me#${game}`;
}

/**
 * The header of every page: home, games menu, language, statistics, and buttons that open dialogs. Further pages are shown
 * if there is room; the menu has them too.
 */
export function Header() {
  const { pathname } = useLocation();
  // An article belongs to its list.
  const currentAt = (to: string) =>
    pathname === to || (to !== "/" && pathname.startsWith(`${to}/`)) ? "page" : undefined;
  return (
    <header className={`container ${styles.header}`}>
      <div className={`row gap-5 ${styles.line}`}>
        <Link className={`inline-row flex-none ${styles.brand}`} to="/" aria-label={t("header.brand")}>
          <WordMark />
        </Link>
        <nav className={`flex gap-1 ${styles.nav}`} aria-label={t("header.nav")}>
          <Link to="/" aria-current={currentAt("/")}>
            <Icon name="home" />
            <span>{t("pages.home")}</span>
          </Link>
          <GamesMenu />
          {headerLinks().map(({ to, name }) => (
            <Link key={to} className={styles.wideOnly} to={to} aria-current={currentAt(to)}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={`row flex-none gap-1 ${styles.actions}`}>
          <LanguageSwitch />
          <IconLink icon="statistics" label={t("header.statistics")} to={statisticsAt(pathname)} />
          {DIALOGS.map((name) => (
            <IconButton
              key={name}
              icon={name === "rules" ? "help" : name}
              label={t(`header.${name}`)}
              aria-haspopup="dialog"
              onClick={() => openDialog(name)}
            />
          ))}
        </div>
      </div>
    </header>
  );
}
