import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PagePath } from "#rules/site/pages";
import { classNames } from "../../ui/class-names.ts";
import { Tag } from "../../ui/tag.tsx";
import styles from "./game-card.module.css";

/**
 * A game's card: all of it is a link with the game's name.
 *
 * @param size one cell, two cells, or two columns and two rows
 * @param when how often there is a new puzzle
 * @param art decorative drawing at the top
 * @param foot what there is to play today
 */
export function HomeGameCard({
  to,
  size = "cell",
  name,
  when,
  text,
  art,
  foot,
}: {
  to: PagePath;
  size?: "cell" | "wide" | "feature";
  name: string;
  when: string;
  text: string;
  art: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <li className={classNames("card col relative clip", styles.card, size !== "cell" && styles[size])}>
      <div className={`center flex-1 clip ${styles.art}`} aria-hidden="true">
        {art}
      </div>
      <div className={`p-4 ${styles.text}`}>
        <div className={`row gap-2 justify-between flex-wrap ${styles.top}`}>
          <h3>
            <Link to={to}>{name}</Link>
          </h3>
          <Tag>{when}</Tag>
        </div>
        <p className={`small muted ${styles.about}`}>{text}</p>
        {foot && <div className={`row mt-2 flex-wrap ${styles.foot}`}>{foot}</div>}
      </div>
    </li>
  );
}
