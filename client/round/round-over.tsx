import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import styles from "./round-over.module.css";

/**
 * Stands in place of the input once a round is over.
 *
 * @param children what the answer was, in a sentence
 */
export function RoundOver({ children, onShowEnding }: { children: ReactNode; onShowEnding: () => void }) {
  const { t } = useTranslation();
  const result = useRef<HTMLButtonElement>(null);

  // The input had the focus and is gone: without an heir, the ending would give it back to nobody as it closes.
  // An heir in time: on a reload the ending opens in the same moment.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={`card ${styles.over}`}>
      <p>{children}</p>
      <Button ref={result} variant="go" wide onClick={onShowEnding}>
        {t("board.result")}
      </Button>
    </div>
  );
}
