import { useTranslation } from "react-i18next";
import styles from "./loading.module.css";

export function Loading() {
  const { t } = useTranslation();
  return (
    <p className={`center label-24 ${styles.loading}`} role="status">
      {t("loading")}
    </p>
  );
}
