import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import styles from "./next-puzzle.module.css";

/** What comes after a round of practice. */
export function AnotherRound({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.next}>
      <div>
        <h3 className="sub">{t("practice.again")}</h3>
        <p className="small muted">{t("practice.againText")}</p>
      </div>
      <Button variant="blue" icon="refresh" onClick={onAnother}>
        {t("practice.new")}
      </Button>
    </div>
  );
}
