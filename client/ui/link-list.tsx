import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./link-list.module.css";

/** Somewhere to go: a page, or something that opens over this one. */
export type Way = { name: string; icon?: IconName } & ({ to: string } | { onOpen: () => void });

/** A list of ways to go on from here. */
export function LinkList({ ways }: { ways: readonly Way[] }) {
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
