import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import styles from "./games-menu.module.css";
import type { PageLink } from "./header.tsx";
import { Icon } from "../ui/icon.tsx";

/**
 * The list of games, folded into the header. It closes by Escape, by leaving it, and on another page.
 *
 * @param links each with what stands beside its name
 * @param tally beside the list's own name
 */
export function GamesMenu({
  links,
  tally,
}: {
  links: readonly (PageLink & { mark?: ReactNode })[];
  tally?: ReactNode;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return (
    <details
      key={pathname}
      ref={menu}
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape") return;
        close();
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary>
        <Icon name="target" />
        <span>{t("footer.games")}</span>
        {tally}
        <Icon name="down" small className={styles.arrow} />
      </summary>
      <ul>
        {links.map(({ to, name, mark }) => (
          <li key={to}>
            <Link to={to} onClick={close}>
              {name}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
