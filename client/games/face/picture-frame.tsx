import type { ReactNode } from "react";
import { useNews } from "../shared/news.ts";
import styles from "./picture-frame.module.css";

/**
 * A frame around a picture, which is scrolled into view after a guess.
 *
 * @param kind "context" if what the guess changed is next to the picture and takes precedence
 */
export function PictureFrame({ kind = "judged", children }: { kind?: "judged" | "context"; children: ReactNode }) {
  const news = useNews();
  return (
    <div className={styles.frame} {...news(kind)}>
      {children}
    </div>
  );
}
