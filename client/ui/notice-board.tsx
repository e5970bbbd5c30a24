import { t } from "i18next";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./notice-board.module.css";
import { dismissNotice, useNotice, type Notice } from "./notices.ts";

/**
 * Shows and announces notices. The page has one, and so has each dialog, because content outside an open dialog is
 * inert.
 *
 * @param isInDialog whether a notice with an action takes space of its own, so that it covers no button
 */
export function NoticeBoard({ isInDialog = false }: { isInDialog?: boolean }) {
  const notice = useNotice();
  const bad = notice?.tone === "bad";
  return (
    <div className={classNames("stack justify-items-center", styles.board, isInDialog && styles.inDialog)}>
      <div role="status">{notice && !bad && <Slip notice={notice} />}</div>
      <div role="alert">{notice && bad && <Slip notice={notice} />}</div>
    </div>
  );
}

function Slip({ notice: { text, tone = "plain", icon, action } }: { notice: Notice }) {
  return (
    <div className={classNames("row gap-3", styles.slip, styles[tone])}>
      <Icon name={icon ?? (tone === "bad" ? "warn" : "info")} />
      <span className="flex-1">{text}</span>
      {action && (
        <>
          <Button
            variant="text"
            className={styles.action}
            onClick={() => {
              dismissNotice();
              action.run();
            }}
          >
            {action.label}
          </Button>
          <IconButton icon="close" label={t("notice.dismiss")} className={styles.dismiss} onClick={dismissNotice} />
        </>
      )}
    </div>
  );
}
