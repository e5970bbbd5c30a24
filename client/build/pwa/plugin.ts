import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { LANGUAGES } from "#rules/i18n/address";
import { composeDocument } from "../prerender/document.ts";
import { listAssets, type ViteManifest } from "../prerender/manifest.ts";
import { drawIcons } from "./icons.ts";
import { buildManifest } from "./manifest.ts";

/** The entry of every page, and the module that the offline page needs in addition. */
const ENTRY = "main.tsx";
const OFFLINE = "offline.tsx";

/** Part of the names of fonts that few pages need. The service worker does not cache them in advance. */
const RARE_FONTS = "-latin-ext-";

/**
 * Adds the web app's files to the build: manifests, icons, and the service worker, which caches `offline.html` and its
 * files.
 */
export function pwa(): Plugin {
  return {
    name: "deke-installed",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    // Written rather than emitted: no page refers to these files.
    writeBundle: {
      sequential: true,
      order: "post",
      async handler({ dir }) {
        if (dir === undefined) return;
        await mkdir(`${dir}/icons`, { recursive: true });
        for (const [path, file] of await makePwaFiles()) await writeFile(`${dir}/${path}`, file);
        await buildServiceWorker(dir);
      },
    },
  };
}

/** Returns the manifests and icons by path. */
export async function makePwaFiles(): Promise<Map<string, string | Buffer>> {
  const manifests = LANGUAGES.map(
    (language) => [`manifest-${language}.webmanifest`, JSON.stringify(buildManifest(language))] as const,
  );
  return new Map<string, string | Buffer>([...(await drawIcons()), ...manifests]);
}

/**
 * Writes the page for visitors who are offline: in it, main.tsx starts offline.tsx. It loads only files that the
 * service worker caches.
 *
 * @returns its HTML
 */
async function writeOffline(dir: string, manifest: ViteManifest): Promise<string> {
  const { scripts, styles } = listAssets(manifest, [ENTRY]);
  const [entry, ...imported] = scripts;
  const page = await composeDocument({
    language: "en",
    page: "offline",
    head: [
      "<title>Deke</title>",
      '<meta name="robots" content="noindex">',
      `<script type="module" crossorigin src="/${entry}"></script>`,
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...imported.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join(""),
    scripts: "<noscript>You are offline. Vous êtes hors ligne.</noscript>",
  });
  await writeFile(`${dir}/offline.html`, page);
  return page;
}

async function buildServiceWorker(dir: string): Promise<void> {
  const manifest = JSON.parse(await readFile(`${dir}/.vite/manifest.json`, "utf8")) as ViteManifest;
  const page = await writeOffline(dir, manifest);
  const { scripts, styles, others } = listAssets(manifest, [ENTRY, OFFLINE]);
  const files = [...scripts, ...styles, ...others.filter((file) => !file.includes(RARE_FONTS))];
  const shell = [
    // Requested by its file name, it would be redirected.
    { url: "/offline", revision: createHash("sha256").update(page).digest("hex").slice(0, 16) },
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
  ];
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      SHELL: JSON.stringify(shell),
      BUILD: JSON.stringify(`/${scripts[0]}`),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: dir,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL("../../pwa/service-worker.ts", import.meta.url)),
        formats: ["iife"],
        name: "serviceWorker",
        fileName: () => "service-worker.js",
      },
    },
  });
}
