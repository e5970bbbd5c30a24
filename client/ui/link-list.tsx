import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./link-list.module.css";

/**
 * A link to a page, or a button that opens something over this one. `short` is its name in a row of links; it is part
 * of `name`.
 */
export type ListedLink = { name: string; short?: string; icon?: IconName } & ({ to: string } | { onOpen: () => void });

/** A row of text links to other pages. */
export function LinkRow({ ways }: { ways: readonly ListedLink[] }) {
  return (
    <ul className={styles.row}>
      {ways.map((way) => {
        const named = way.short !== undefined && { "aria-label": way.name };
        return (
          <li key={way.name}>
            {"to" in way ? (
              <Link to={way.to} {...named}>
                {way.short ?? way.name}
              </Link>
            ) : (
              <button type="button" aria-haspopup="dialog" onClick={way.onOpen} {...named}>
                {way.short ?? way.name}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function LinkList({ ways }: { ways: readonly ListedLink[] }) {
  return (
    <ul className={styles.list}>
      {ways.map((way) => (
        <li key={way.name}>
          {"to" in way ? (
            <Link to={way.to}>
              {way.name} <Icon name={way.icon ?? "arrow"} />
            </Link>
          ) : (
            <button type="button" aria-haspopup="dialog" onClick={way.onOpen}>
              {way.name} <Icon name={way.icon ?? "arrow"} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
