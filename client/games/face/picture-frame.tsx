import type { ReactNode } from "react";
import { useNews } from "../shared/news.ts";
import styles from "./picture-frame.module.css";

const CORNERS = [styles.topLeft, styles.topRight, styles.bottomLeft, styles.bottomRight];

/** The frame around what is to be looked at. What comes new in it is brought into view. */
export function PictureFrame({ children }: { children: ReactNode }) {
  const news = useNews();
  return (
    <div className={styles.frame} {...news("judged")}>
      {children}
      {CORNERS.map((corner) => (
        <i key={corner} className={`${styles.corner} ${corner}`} />
      ))}
    </div>
  );
}
