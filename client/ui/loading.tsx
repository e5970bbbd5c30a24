import { t } from "i18next";
import styles from "./loading.module.css";

export function Loading() {
  return (
    <p className={`center label-24 ${styles.loading}`} role="status">
      {t("loading")}
    </p>
  );
}
