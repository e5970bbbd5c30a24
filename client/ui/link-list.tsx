import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./link-list.module.css";

/**
 * A link to a page, or a button that opens something over this one. `short` is its name in a row of links; it is part
 * of `name`.
 */
export type ListedLink = { name: string; short?: string; icon?: IconName } & ({ to: string } | { onOpen: () => void });

interface ItemProps {
  link: ListedLink;
  "aria-label"?: string | undefined;
  className?: string;
  children: ReactNode;
}

export const ListedItem = ({ link, ...rest }: ItemProps) =>
  "to" in link ? (
    <Link to={link.to} {...rest} />
  ) : (
    <button type="button" aria-haspopup="dialog" onClick={link.onOpen} {...rest} />
  );

export const LinkRow = ({ links }: { links: readonly ListedLink[] }) => (
  <ul className={`cluster justify-center ${styles.row}`}>
    {links.map((link) => (
      <li key={link.name}>
        <ListedItem link={link} aria-label={link.short && link.name}>
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
