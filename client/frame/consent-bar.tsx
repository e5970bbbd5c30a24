import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { useFoot } from "../ui/foot.ts";
import styles from "./consent-bar.module.css";

interface Props {
  /** Takes everything, or nothing but the necessary. */
  onChoose: (everything: boolean) => void;
  /** Opens the choice in detail. */
  onSettings: () => void;
}

/** Asks for consent at the foot of the screen. To refuse is as easy as to accept. */
export function ConsentBar({ onChoose, onSettings }: Props) {
  const { t } = useTranslation();
  const foot = useFoot();
  const bar = (
    <section className={styles.bar} aria-label={t("consent.label")}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <b>{t("consent.call")}</b> {t("consent.text")}
        </p>
        <div className={styles.choices}>
          <Button variant="text" aria-haspopup="dialog" onClick={onSettings}>
            {t("consent.settings")}
          </Button>
          <Button onClick={() => onChoose(false)}>{t("consent.rejectAll")}</Button>
          <Button onClick={() => onChoose(true)}>{t("consent.acceptAll")}</Button>
        </div>
      </div>
    </section>
  );
  return foot === null ? bar : createPortal(bar, foot);
}
