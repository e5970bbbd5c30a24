import { useTexts } from "../i18n/texts.tsx";
import styles from "./loading.module.css";

export function Loading() {
  const t = useTexts();
  return (
    <p className={`center label-24 ${styles.loading}`} role="status">
      {t("loading")}
    </p>
  );
}
