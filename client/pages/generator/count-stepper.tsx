import { useTranslation } from "react-i18next";
import { MOST_DRAWN } from "#rules/people";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./filters.module.css";

/** How many players to draw at once. */
export function CountStepper({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.field}>
      <legend>{t("generator.players")}</legend>
      <div className={styles.step}>
        <IconButton
          icon="minus"
          label={t("generator.fewer")}
          aria-disabled={count === 1}
          onClick={() => onChange(Math.max(1, count - 1))}
        />
        <output aria-live="polite">{count}</output>
        <IconButton
          icon="plus"
          label={t("generator.more")}
          aria-disabled={count === MOST_DRAWN}
          onClick={() => onChange(Math.min(MOST_DRAWN, count + 1))}
        />
      </div>
    </fieldset>
  );
}
