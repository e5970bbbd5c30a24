import { t } from "i18next";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { EndingLines } from "./game-screen.ts";
import styles from "./round-over.module.css";

/** Replaces the input once a round is over: a lit goal lamp after a win, an unlit one after a loss. */
export function RoundOver({ won, head, line, onShowEnding }: EndingLines & { won: boolean; onShowEnding: () => void }) {
  const result = useRef<HTMLButtonElement>(null);

  // The input that had the focus is removed. This takes the focus, so that the ending can return it when it closes. A
  // layout effect, because after a reload the ending opens in the same commit.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={classNames("card stack gap-3 items-center p-4 relative clip", styles.over, won && styles.won)}>
      <svg className={styles.lamp} viewBox="0 0 60 44" aria-hidden="true">
        <use href={won ? "#lamp-on" : "#lamp-off"} />
      </svg>
      <p className="line-20">
        <b className="block">{head}</b> <span>{line}</span>
      </p>
      <Button ref={result} variant="go" wide onClick={onShowEnding}>
        {t("board.result")}
      </Button>
    </div>
  );
}
