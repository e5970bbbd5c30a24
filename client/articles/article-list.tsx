import { Link } from "react-router";
import styles from "./article-list.module.css";
import { Cover } from "./cover.tsx";
import type { ArticleEntry } from "./shelf.ts";
import { Summary } from "./summary.tsx";

export function ArticleList({ entries }: { entries: readonly ArticleEntry[] }) {
  return (
    <ul className={`stack ${styles.list}`}>
      {entries.map(({ slug, to, cover, ...head }) => (
        <li key={slug}>
          <Link className={`block ink ${styles.card}`} to={to}>
            <Cover {...cover} className={styles.cover} />
            <Summary {...head} className={styles.summary} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
