import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./teaser-line.module.css";

/** A sentence of the game's own story, with a button that opens its tab. */
export function TeaserLine({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`stack gap-3 items-center ${styles.teaser}`} onClick={onOpen}>
      <Icon name="whistle" />
      <span>{children}</span>
      <Icon name="arrow" small />
    </button>
  );
}
