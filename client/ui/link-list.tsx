import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./link-list.module.css";

/**
 * A link to a page, or a button that opens something over this one. `short` is its name in a row of links; it is part
 * of `name`.
 */
export type ListedLink = { name: string; short?: string; icon?: IconName } & ({ to: string } | { onOpen: () => void });

const ListedItem = ({ link, label, children }: { link: ListedLink; label?: string | undefined; children: ReactNode }) =>
  "to" in link ? (
    <Link to={link.to} aria-label={label}>
      {children}
    </Link>
  ) : (
    <button type="button" aria-haspopup="dialog" aria-label={label} onClick={link.onOpen}>
      {children}
    </button>
  );

export const LinkRow = ({ links }: { links: readonly ListedLink[] }) => (
  <ul className={`cluster justify-center ${styles.row}`}>
    {links.map((link) => (
      <li key={link.name}>
        <ListedItem link={link} label={link.short && link.name}>
          {link.short ?? link.name}
        </ListedItem>
      </li>
    ))}
  </ul>
);

export const LinkList = ({ links }: { links: readonly ListedLink[] }) => (
  <ul className={styles.list}>
    {links.map((link) => (
      <li key={link.name}>
        <ListedItem link={link}>
          {link.name} <Icon name={link.icon ?? "arrow"} />
        </ListedItem>
      </li>
    ))}
  </ul>
);
