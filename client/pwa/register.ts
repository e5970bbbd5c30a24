import i18next from "i18next";
import { buildScript } from "../browser/connection.ts";
import { showNotice } from "../ui/notices.ts";

/** Interval of checks for a new version when the visitor returns to an open tab, in milliseconds. */
const PAUSE_MS = 10 * 60_000;

/**
 * Registers the service worker, and shows a notice when there is a newer build than this page's. A browser without service
 * workers only lacks the page for visitors who are offline.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Only the installed app has an icon of its own.
  if (matchMedia("(display-mode: standalone)").matches)
    import("./badge.ts").then(({ startBadge }) => startBadge()).catch(() => {});
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ build?: string }>) => {
    // The offline page has no place for notices: it reloads by itself.
    if (data.build !== undefined && data.build !== buildScript()) announce();
  });
  const registration = await serviceWorker.register("/service-worker.js").catch(() => undefined);
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - checkedAt < PAUSE_MS) return;
    checkedAt = Date.now();
    registration?.update().catch(() => {});
  });
}

/** The round is stored, so reloading loses nothing. */
const announce = (): void =>
  showNotice({
    text: i18next.t("newVersion.ready"),
    icon: "refresh",
    action: { label: i18next.t("newVersion.update"), run: () => location.reload() },
  });
