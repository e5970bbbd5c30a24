import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./link-list.module.css";

/**
 * A link to a page, or a button that opens something over this one. `short` is its name in a row of links; it is part
 * of `name`.
 */
export type ListedLink = { name: string; short?: string; icon?: IconName } & ({ to: string } | { onOpen: () => void });

/** A row of text links to other pages. */
export function LinkRow({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className={styles.row}>
      {links.map((link) => {
        const named = link.short !== undefined && { "aria-label": link.name };
        return (
          <li key={link.name}>
            {"to" in link ? (
              <Link to={link.to} {...named}>
                {link.short ?? link.name}
              </Link>
            ) : (
              <button type="button" aria-haspopup="dialog" onClick={link.onOpen} {...named}>
                {link.short ?? link.name}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function LinkList({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.name}>
          {"to" in link ? (
            <Link to={link.to}>
              {link.name} <Icon name={link.icon ?? "arrow"} />
            </Link>
          ) : (
            <button type="button" aria-haspopup="dialog" onClick={link.onOpen}>
              {link.name} <Icon name={link.icon ?? "arrow"} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
