import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { classNames } from "./class-names.ts";
import { openDialog, type DialogName } from "./dialogs-open.ts";
import styles from "./header.module.css";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { WordMark } from "./word-mark.tsx";

/** A page to link to. */
export interface PageLink {
  to: string;
  name: string;
}

const DIALOGS: readonly DialogName[] = ["statistics", "rules", "settings"];

/** The top of every page: home, other pages where there is room, language, and what opens over the page. */
export function Header({ links }: { links: readonly PageLink[] }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Link className={styles.brand} to="/" aria-label={t("header.brand")}><WordMark /></Link>
        <nav className={styles.nav} aria-label={t("header.nav")}>
          <NavLink to="/" end>
            <Icon name="home" />
            <span>{t("pages.home")}</span>
          </NavLink>
          {links.map(({ to, name }) => (
            <NavLink key={to} className={classNames(styles.wideOnly)} to={to}>{name}</NavLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <LanguageSwitch />
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
