import { useTranslation } from "react-i18next";
import { openDialog } from "../ui/dialogs-open.ts";
import styles from "./how-to-play.module.css";

/** Opens the rules of the game, from its head. */
export function HowToPlay() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.how} aria-haspopup="dialog" onClick={() => openDialog("rules")}>
      {t("header.rules")}
    </button>
  );
}
