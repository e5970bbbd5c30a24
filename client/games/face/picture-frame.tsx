import type { ReactNode } from "react";
import { useNews } from "../shared/news.ts";
import styles from "./picture-frame.module.css";

const CORNERS = [styles.topLeft, styles.topRight, styles.bottomLeft, styles.bottomRight];

/** A frame around a picture. New content in it is scrolled into view. */
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
