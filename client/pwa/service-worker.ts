import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { enable as preloadNavigations } from "workbox-navigation-preload";
import { PrecacheFallbackPlugin, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import "./push-events.ts";

declare const self: ServiceWorkerGlobalScope;
/** Files of the offline page. The build replaces this (build/pwa/plugin.ts). */
declare const SHELL: { url: string; revision: string | null }[];
/** Address of the script that this build's pages start with. */
declare const BUILD: string;

/**
 * Caches what shows the visitor's statistics without a connection: fonts, texts, one page and its scripts, all with
 * hashed names. Everything else comes from the network: pages, puzzles, API responses and pictures.
 */
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// Requests a page while the service worker starts.
preloadNavigations();
precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: "" });
// The plugin's type allows an undefined hook, which the type of `plugins` does not.
const offline = new PrecacheFallbackPlugin({ fallbackURL: "/offline" });
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [offline as WorkboxPlugin] }), { denylist: [/^\/(api|img)\//] }),
);

// A page of another build says that there is a new one (pwa/register.ts).
self.addEventListener("activate", (event) => event.waitUntil(tellBuild()));

async function tellBuild(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ build: BUILD });
}
