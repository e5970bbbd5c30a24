import { useTranslation } from "react-i18next";
import styles from "./sheet.module.css";

/** The cell of a sweater number: a dash if it is unknown, a star if it is inferred. */
export function NumberCell({ number, isInferred }: { number: number | null; isInferred: boolean }) {
  const { t } = useTranslation();
  return (
    <td className={styles.number}>
      {number ?? "–"}
      {isInferred && <abbr title={t("roster.inferred")}>*</abbr>}
    </td>
  );
}

/** Explains the star after a number, below a sheet that has one. */
export function InferredNote() {
  const { t } = useTranslation();
  return <p className={styles.inferred}>* {t("roster.inferred")}</p>;
}
