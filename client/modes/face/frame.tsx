import type { ReactNode } from "react";
import styles from "./frame.module.css";

const CORNERS = [styles.topLeft, styles.topRight, styles.bottomLeft, styles.bottomRight];

/** The frame around what is to be looked at. What comes new in it is brought into view. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame} data-news>
    {children}
    {CORNERS.map((corner) => (
      <i key={corner} className={`${styles.corner} ${corner}`} />
    ))}
  </div>
);
