import { t } from "i18next";
import type { FailureCode } from "../../data/api.ts";
import { Button } from "../../ui/button.tsx";
import { Failed } from "../../ui/failed.tsx";
import { LinkList, type ListedLink } from "../../ui/link-list.tsx";
import styles from "./deal-failed.module.css";

/** Errors after which a retry cannot succeed. */
const HOPELESS: ReadonlySet<FailureCode> = new Set([
  "invalid-token",
  "wrong-game",
  "player-not-available",
  "unknown-league",
]);

/** Returns whether the same request fails every time. */
export const isUnrecoverable = (code: FailureCode): boolean => HOPELESS.has(code);

/** Shows why a round could not be loaded, and how to go on. */
export function DealFailed({
  code,
  canRetry = !isUnrecoverable(code),
  onRetry,
  onStartOver,
  links = [],
}: {
  code: FailureCode;
  canRetry?: boolean;
  onRetry: () => void;
  /** Offered if a retry cannot succeed. */
  onStartOver?: (() => void) | undefined;
  links?: readonly ListedLink[] | undefined;
}) {
  const startOver = isUnrecoverable(code) ? onStartOver : undefined;
  return (
    <Failed code={code} onRetry={canRetry || startOver === undefined ? onRetry : undefined} className={styles.failed}>
      {startOver !== undefined && (
        <Button variant="blue" icon="refresh" onClick={startOver}>
          {t("startOver")}
        </Button>
      )}
      {links.length > 0 && <LinkList links={links} />}
    </Failed>
  );
}
