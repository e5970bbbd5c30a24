import { useTranslation } from "react-i18next";
import type { PassedOn as Outcome } from "./pass-on.ts";
import styles from "./passed-on.module.css";

/** Says that a text was copied, or offers it to be selected where that is the only way left. */
export function PassedOn({ outcome, text }: { outcome: Outcome | null; text: string }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {outcome === "copied" && <p className="small muted">{t("share.copied")}</p>}
      {outcome === "by-hand" && (
        <>
          <p className="small muted">{t("share.byHand")}</p>
          <textarea
            className={styles.text}
            readOnly
            rows={text.split("\n").length}
            value={text}
            aria-label={t("share.text")}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </div>
  );
}
