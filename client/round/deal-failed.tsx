import { useTranslation } from "react-i18next";
import type { FailureCode } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import styles from "./deal-failed.module.css";

/** Failures of the round itself: the same call fails again. */
const LOST: ReadonlySet<FailureCode> = new Set(["broken-seal", "wrong-game", "player-gone", "unknown-league"]);

/** What stands in place of a round that could not be had, and the way to have it after all. */
export function DealFailed({
  code,
  onRetry,
  onStartOver,
}: {
  code: FailureCode;
  onRetry: () => void;
  /** Offered where trying again can change nothing. */
  onStartOver?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const isLost = LOST.has(code);
  return (
    <div className={styles.failed}>
      <Note tone="bad">{code === "offline" ? t("errors.unreachable") : t(`errors.${code}`)}</Note>
      {isLost && onStartOver !== undefined ? (
        <Button variant="blue" icon="refresh" onClick={onStartOver}>
          {t("startOver")}
        </Button>
      ) : (
        <Button variant="blue" icon="refresh" onClick={onRetry}>
          {t("loadFailed.retry")}
        </Button>
      )}
    </div>
  );
}
