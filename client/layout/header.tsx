import { t } from "i18next";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { classNames } from "../ui/class-names.ts";
import { openDialog, type DialogName } from "../ui/dialogs-open.ts";
import styles from "./header.module.css";
import { pageAt } from "../routes.tsx";
import { IconButton, IconLink } from "../ui/icon-button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { PageLink } from "./site-links.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { WordMark } from "../ui/word-mark.tsx";

const DIALOGS = ["rules", "settings"] as const satisfies readonly DialogName[];

/** Returns the address of the visitor's statistics, at the game of the current page. */
function statisticsAt(pathname: string): string {
  const { game } = pageAt(pathname);
  return game === null ? "/me" : `/me#${game.name}`;
}

/**
 * The header of every page: home, games menu, language, statistics, and buttons that open dialogs.
 *
 * @param links further pages, shown if there is room
 * @param menu links to every game, and to those pages if there is no room for them
 */
export function Header({ links, menu }: { links: readonly PageLink[]; menu: ReactNode }) {
  const { pathname } = useLocation();
  // An article belongs to its list.
  const currentAt = (to: string) =>
    pathname === to || (to !== "/" && pathname.startsWith(`${to}/`)) ? "page" : undefined;
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Link className={styles.brand} to="/" aria-label={t("header.brand")}>
          <WordMark />
        </Link>
        <nav className={styles.nav} aria-label={t("header.nav")}>
          <Link to="/" aria-current={currentAt("/")}>
            <Icon name="home" />
            <span>{t("pages.home")}</span>
          </Link>
          {menu}
          {links.map(({ to, name }) => (
            <Link key={to} className={classNames(styles.wideOnly)} to={to} aria-current={currentAt(to)}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>
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
