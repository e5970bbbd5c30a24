import { useTranslation } from "react-i18next";
import styles from "./list-foot.module.css";

interface ListFootProps {
  /** Whether something was typed to look for. */
  isAsked: boolean;
  shown: number;
  total: number;
  /** Why the choice just made was not taken; null where none was refused. */
  refusal: string | null;
}

/** What came of the search, seen and announced alike; for a keyboard, which keys go on. */
export function ListFoot({ isAsked, shown, total, refusal }: ListFootProps) {
  const { t } = useTranslation();
  const count =
    total > shown ? t("playerInput.more", { shown, count: total }) : t("playerInput.count", { count: total });
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.status}>
        {isAsked && total === 0 && <p className={styles.none}>{t("playerInput.none")}</p>}
        {isAsked && total > 0 && <p>{refusal ?? count}</p>}
      </div>
      {total > 0 && (
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {t("playerInput.move")}, <kbd>{t("playerInput.enterKey")}</kbd>{" "}
          {t("playerInput.enter")}
        </p>
      )}
    </div>
  );
}
