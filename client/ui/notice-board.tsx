import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./notice-board.module.css";
import { dismissNotice, useNotice, type Notice } from "./notices.ts";

/**
 * Where notices are shown and read out. The page has one, and each dialog its own: while a dialog
 * is open, nothing outside of it can be reached.
 */
export function NoticeBoard() {
  const notice = useNotice();
  const bad = notice?.tone === "bad";
  return (
    <div className={styles.board}>
      <div role="status">{notice && !bad && <Slip notice={notice} />}</div>
      <div role="alert">{notice && bad && <Slip notice={notice} />}</div>
    </div>
  );
}

function Slip({ notice: { text, tone = "plain", icon, action } }: { notice: Notice }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.slip, styles[tone])}>
      <Icon name={icon ?? (tone === "bad" ? "warn" : "info")} />
      <span className={styles.text}>{text}</span>
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
