import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import styles from "./practice-bar.module.css";

/**
 * The actions of a round that can be given up, and of practice.
 *
 * @param children the choice of whom practice hides
 * @param onNew deals another round; absent where there is just this one
 * @param onGiveUp ends the round; undefined while there is none to end
 */
export function PracticeBar({
  children,
  busy,
  onNew,
  onGiveUp,
}: {
  children?: ReactNode;
  busy: boolean;
  onNew?: () => void;
  onGiveUp: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      {children || <span />}
      <div className={styles.actions}>
        {onNew && (
          <Button variant="blue" icon="refresh" disabled={busy} onClick={onNew}>
            {t("practice.new")}
          </Button>
        )}
        <Button icon="flag" disabled={busy || onGiveUp === undefined} onClick={onGiveUp}>
          {t("practice.giveUp")}
        </Button>
      </div>
    </div>
  );
}
