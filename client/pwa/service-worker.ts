import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { enable as preloadNavigations } from "workbox-navigation-preload";
import { PrecacheFallbackPlugin, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import "./push-events.ts";

declare const self: ServiceWorkerGlobalScope;
/** What the page without a connection is made of; written here as the site is built (plugin.ts). */
declare const SHELL: { url: string; revision: string | null }[];
/** The address of the script that pages of this build start with. */
declare const BUILD: string;

/**
 * Holds what shows one's own statistics without a connection: fonts, words, a page and its scripts, all by names of
 * their content. Everything else comes from the network, as if this were not here: pages, so that none outlives its
 * build; puzzles and answers of the API; pictures.
 */
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// Else every page would wait for this to start.
preloadNavigations();
precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: "" });
// Its type allows of a hook that is undefined, which the type of plugins does not.
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
