import { t } from "i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { openDialog } from "../../ui/dialogs-open.ts";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import styles from "./support-dialog.module.css";
import { siteOrigin } from "../../browser/configuration.ts";

/** Why Deke is free, and how to support it if no coffee link is configured. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={t("footer.supportUs")}>
      <p className="lead">{t("support.why")}</p>
      <ul className={`stack gap-5 mt-5 ${styles.links}`}>
        <li className="stack gap-2 justify-items-start">
          <h3>{t("support.friend.title")}</h3>
          <p className="muted">{t("support.friend.text")}</p>
          <ShareOrCopyButton
            variant="go"
            icon="share"
            content={{ text: `${t("support.invitation")} ${siteOrigin()}/` }}
          >
            {t("support.friend.share")}
          </ShareOrCopyButton>
        </li>
        <li className="stack gap-2 justify-items-start">
          <h3>{t("support.word.title")}</h3>
          <p className="muted">{t("support.word.text")}</p>
          <Button icon="mail" onClick={() => openDialog("feedback")}>
            {t("footer.feedback")}
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}
