import { t } from "i18next";
import { useRef, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import styles from "./games-menu.module.css";
import type { PageLink } from "./site-links.ts";
import { Icon } from "../ui/icon.tsx";

/**
 * The games menu of the header, marked as current on the pages of games. It closes by Escape, when it loses the focus, and after navigation.
 *
 * @param links each with an element next to its name
 * @param tally next to the menu's own label
 */
export function GamesMenu({
  links,
  tally,
}: {
  links: readonly (PageLink & { mark?: ReactNode })[];
  tally?: ReactNode;
}) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return (
    <details
      key={pathname}
      ref={menu}
      className={`relative ${styles.menu}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape") return;
        close();
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary aria-current={pathname.startsWith("/nhl/") ? true : undefined}>
        <Icon name="target" />
        <span>{t("footer.games")}</span>
        {tally}
        <Icon name="down" small className={styles.arrow} />
      </summary>
      <ul>
        {links.map(({ to, name, mark }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? "page" : undefined} onClick={close}>
              {name}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
