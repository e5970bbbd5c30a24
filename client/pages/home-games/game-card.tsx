import { t } from "i18next";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { GameName } from "#rules/shared/game-config";
import type { PagePath } from "#rules/site/pages";
import { classNames } from "../../ui/class-names.ts";
import { Tag } from "../../ui/tag.tsx";
import styles from "./game-card.module.css";

/**
 * A game's card: all of it is a link with the game's name.
 *
 * @param when how often there is a new puzzle
 * @param size one cell, two cells, or two columns and two rows
 * @param art decorative drawing at the top
 * @param foot what there is to play today
 */
export function HomeGameCard({
  name,
  to,
  when,
  size = "cell",
  art,
  foot,
}: {
  name: GameName | "unlimited" | "generator";
  to: PagePath;
  when: "daily" | "weekly" | "anyTime";
  size?: "cell" | "wide" | "feature";
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
            <Link to={to}>{t(`pages.${name}`)}</Link>
          </h3>
          <Tag>{t(`home.games.${when}`)}</Tag>
        </div>
        <p className={`small muted ${styles.about}`}>{t(`home.games.${name}`)}</p>
        {foot && <div className={`row mt-2 flex-wrap ${styles.foot}`}>{foot}</div>}
      </div>
    </li>
  );
}
