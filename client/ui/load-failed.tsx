import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "./button.tsx";
import styles from "./load-failed.module.css";
import { showNotice } from "./notices.ts";

/**
 * What is shown in place of a part that failed. Trying again loads the page anew, as only that
 * brings the parts of a Deke deployed meanwhile, and some browsers never fetch a module twice.
 * While offline it would bring nothing but the browser's own error, so it only says so.
 *
 * @param Heading of a page `h1`; a dialog has a title already
 */
export function LoadFailed({ Heading = "h3" }: { Heading?: "h1" | "h3" }) {
  const { t } = useTranslation();
  const retry = (): void => {
    if (navigator.onLine) location.reload();
    else showNotice({ text: t("loadFailed.offline"), tone: "bad" });
  };
  return (
    <div className={styles.failed} role="alert">
      <Heading>{t("loadFailed.title")}</Heading>
      <p className="muted">{t("loadFailed.text")}</p>
      <p className={styles.actions}>
        <Button variant="go" icon="refresh" onClick={retry}>
          {t("loadFailed.retry")}
        </Button>
        <ButtonLink variant="text" to="/">
          {t("pages.home")}
        </ButtonLink>
      </p>
    </div>
  );
}
