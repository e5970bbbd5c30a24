import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "../../worker/app.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./failed.module.css";
import { Note } from "./note.tsx";

/**
 * What stands in place of something that could not be had: why, and the way to have it after all.
 *
 * @param onRetry missing where the same would fail again
 * @param children other ways out
 */
export function Failed({
  code,
  onRetry,
  className,
  children,
}: {
  code: ErrorCode | "offline";
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.failed, className)}>
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
