import i18next from "i18next";
import { showNotice } from "../ui/notices.ts";

/** How often a tab that stays open asks whether there is a new version, when somebody comes back to it: in milliseconds. */
const PAUSE_MS = 10 * 60_000;

/**
 * Registers the service worker, and shows a notice when there is a newer build than this page's. A browser without service
 * workers only lacks the page for visitors who are offline.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // An icon of its own has the installed app alone. Nobody waits for it.
  if (matchMedia("(display-mode: standalone)").matches)
    import("./badge.ts").then(({ startBadge }) => startBadge()).catch(() => {});
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ build?: string }>) => {
    const own = ownBuild();
    // The page without a connection is of no build: it goes away by itself.
    if (own !== undefined && data.build !== undefined && data.build !== own) announce();
  });
  const registration = await serviceWorker.register("/service-worker.js").catch(() => undefined);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < PAUSE_MS) return;
    asked = Date.now();
    registration?.update().catch(() => {});
  });
}

/** The address of the script this page has started with: its name is of its content, and so of all that it leads to. */
const ownBuild = (): string | undefined =>
  document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset["entry"];

/** The round is kept, so that loading the page anew loses nothing. */
const announce = (): void =>
  showNotice({
    text: i18next.t("newVersion.ready"),
    icon: "refresh",
    action: { label: i18next.t("newVersion.update"), run: () => location.reload() },
  });
