import { t } from "i18next";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import type { ErrorCode } from "../../worker/app.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./failed.module.css";
import { Note } from "./note.tsx";

/**
 * Shows why something could not be loaded, and a button to try again. After `offline` it tries again by itself once the
 * browser is online.
 *
 * @param onRetry undefined if another try would fail too
 * @param children other actions
 */
export function Failed({
  code,
  onRetry,
  className,
  children,
}: {
  code: ErrorCode | "offline" | "timeout" | "unknown";
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (code !== "offline") return;
    const reconnected = () => retry();
    addEventListener("online", reconnected);
    return () => removeEventListener("online", reconnected);
  }, [code]);
  return (
    <div className={classNames("stack justify-items-start gap-4", styles.failed, className)}>
      <Note tone="bad">{t(`errors.${code}`)}</Note>
      {onRetry !== undefined && (
        <Button variant="blue" icon="refresh" onClick={onRetry}>
          {t("loadFailed.retry")}
        </Button>
      )}
      {children}
    </div>
  );
}
