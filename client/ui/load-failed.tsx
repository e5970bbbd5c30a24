import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "./button.tsx";
import styles from "./load-failed.module.css";
import { ChunkLoadError } from "../browser/chunk.ts";
import { useSiteReachable, useReloadIfReachable } from "../browser/connection.ts";

/**
 * Shows why a part of the page failed: offline, from an earlier build, or broken. Retrying loads the whole page,
 * because only that loads the parts of a later build, and some browsers never request a module twice.
 *
 * @param Heading `h1` for a page; a dialog has a title already
 */
export function LoadFailed({ error, Heading = "h3" }: { error: unknown; Heading?: "h1" | "h3" }) {
  const { t } = useTranslation();
  const canReach = useSiteReachable(navigator.onLine ? null : false);
  const { isUnreachable, reload } = useReloadIfReachable();
  const isMissing = error instanceof ChunkLoadError;
  return (
    <div className={styles.failed} role="alert">
      <Heading>{t(isMissing ? "loadFailed.title" : "loadFailed.broken")}</Heading>
      <p className="muted">{t(`loadFailed.${reasonOf(isMissing, canReach)}`)}</p>
      <p className={styles.actions}>
        <Button variant="go" icon="refresh" onClick={reload}>
          {t("loadFailed.retry")}
        </Button>
        <ButtonLink variant="text" to="/">
          {t("pages.home")}
        </ButtonLink>
      </p>
      {isUnreachable && <p>{t("loadFailed.stillOffline")}</p>}
    </div>
  );
}

function reasonOf(isMissing: boolean, canReach: boolean | null) {
  if (!isMissing) return "brokenText";
  if (canReach === null) return "checking";
  return canReach ? "updated" : "offline";
}
