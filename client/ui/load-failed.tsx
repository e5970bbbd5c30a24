import { t } from "i18next";
import { Button, ButtonLink } from "./button.tsx";
import { rulesOnScreen } from "./dialogs-open.ts";
import styles from "./load-failed.module.css";
import { ChunkLoadError } from "../browser/chunk.ts";
import { useSiteState, useReloadIfReachable } from "../browser/connection.ts";

const REASONS = {
  unknown: "loadFailed.checking",
  unreachable: "loadFailed.offline",
  current: "errors.internal",
  updated: "loadFailed.updated",
} as const;

/**
 * Shows why a part of the page failed: offline, from an earlier build, a fault of the server, or broken. Retrying loads
 * the whole page, because only that loads the parts of a later build, and some browsers never request a module twice.
 *
 * @param hasRound whether there is a round; by default, whether one is on the screen
 * @param Heading `h1` for a page; a dialog has a title already
 */
export function LoadFailed({
  error,
  hasRound = rulesOnScreen.read() !== null,
  Heading = "h3",
}: {
  error: unknown;
  hasRound?: boolean;
  Heading?: "h1" | "h3";
}) {
  const state = useSiteState(navigator.onLine ? null : "unreachable");
  const { isUnreachable, reload } = useReloadIfReachable();
  const isMissing = error instanceof ChunkLoadError;
  return (
    <div className={`stack justify-items-center gap-3 text-center ${styles.failed}`} role="alert">
      <Heading>{t(isMissing ? "loadFailed.title" : "loadFailed.broken")}</Heading>
      <p className="muted">
        {t(isMissing ? REASONS[state ?? "unknown"] : "loadFailed.brokenText")} {hasRound && t("loadFailed.round")}
      </p>
      <p className={`row justify-center flex-wrap ${styles.actions}`}>
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
