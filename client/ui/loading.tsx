import { t } from "i18next";
import styles from "./loading.module.css";

/** Says that content is loading, with the look of a page unless a class is given. */
export const Loading = ({ className = `center label-24 ${styles.loading}` }: { className?: string }) => (
  <p className={className} role="status">
    {t("loading")}
  </p>
);
