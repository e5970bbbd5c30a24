import { t } from "i18next";
import { Suspense, useRef } from "react";
import { Link, useLocation } from "react-router";
import styles from "./games-menu.module.css";
import { listedLinks } from "./site-links.ts";
import { Icon } from "../ui/icon.tsx";
import { onDemandBelow } from "../ui/on-demand.ts";

/** Today's state of each game: nothing before hydration, so that it loads later. Without it the menu only has links. */
const marks = () => import("./todays-menu.tsx");
const FinishedCount = onDemandBelow(async () => (await marks()).FinishedCount);
const DailyStateMark = onDemandBelow(async () => (await marks()).DailyStateMark);

/**
 * The games menu of the header, marked as current on the pages of games. It closes by Escape, when it loses the focus, and
 * after navigation.
 */
export function GamesMenu() {
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
        <Suspense>
          <FinishedCount />
        </Suspense>
        <Icon name="down" small className={styles.arrow} />
      </summary>
      <ul>
        {listedLinks().map(({ to, name }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? "page" : undefined} onClick={close}>
              {name}
              <Suspense>
                <DailyStateMark path={to} />
              </Suspense>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
