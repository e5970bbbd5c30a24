import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./round-over.module.css";

/**
 * Stands in place of the input once a round is over: under a lit lamp when it was won, under a dark one else.
 *
 * @param children what the answer was, in a sentence
 */
export function RoundOver({
  won,
  children,
  onShowEnding,
}: {
  won: boolean;
  children: ReactNode;
  onShowEnding: () => void;
}) {
  const { t } = useTranslation();
  const result = useRef<HTMLButtonElement>(null);

  // The input had the focus and is gone: without an heir, the ending would give it back to nobody as it closes.
  // An heir in time: on a reload the ending opens in the same moment.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={classNames("card", styles.over, won && styles.won)}>
      <svg className={styles.lamp} viewBox="0 0 60 44" aria-hidden="true">
        <use href={won ? "#lamp-on" : "#lamp-off"} />
      </svg>
      <p>
        <b>{t(won ? "board.won" : "board.lost")}</b> <span>{children}</span>
      </p>
      <Button ref={result} variant="go" wide onClick={onShowEnding}>
        {t("board.result")}
      </Button>
    </div>
  );
}
