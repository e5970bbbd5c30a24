import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { LANGUAGES } from "#rules/i18n/address";
import { composeDocument } from "../prerender/document.ts";
import { drawIcons } from "./icons.ts";
import { buildManifest } from "./manifest.ts";

/** The entry of every page, and the module that the offline page needs in addition. */
const ENTRY = "main.tsx";
const OFFLINE = "offline.tsx";

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
      async handler({ dir }, bundle) {
        if (dir === undefined) return;
        await mkdir(`${dir}/icons`, { recursive: true });
        for (const [path, file] of await makePwaFiles()) await writeFile(`${dir}/${path}`, file);
        await buildServiceWorker(dir, bundle);
      },
    },
  };
}

/** Returns the manifests and icons by path. */
export async function makePwaFiles(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  for (const [name, icon] of await drawIcons()) files.set(`icons/${name}`, icon);
  for (const language of LANGUAGES)
    files.set(`manifest-${language}.webmanifest`, JSON.stringify(buildManifest(language)));
  return files;
}

/**
 * Writes the page for visitors who are offline: in it, main.tsx starts offline.tsx. It loads only files that the
 * service worker caches.
 *
 * @returns its HTML
 */
async function writeOffline(dir: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const entry = chunkOf(ENTRY, bundle);
  const files = [...partsOf([ENTRY], bundle)];
  const page = await composeDocument({
    language: "en",
    page: "offline",
    head: [
      "<title>Deke</title>",
      '<meta name="robots" content="noindex">',
      `<script type="module" crossorigin src="/${entry.fileName}"></script>`,
      ...files
        .filter((file) => file.endsWith(".css"))
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...files
        .filter((file) => file.endsWith(".js") && file !== entry.fileName)
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join(""),
    scripts: "<noscript>You are offline. Vous êtes hors ligne.</noscript>",
  });
  await writeFile(`${dir}/offline.html`, page);
  return page;
}

async function buildServiceWorker(dir: string, bundle: Rolldown.OutputBundle): Promise<void> {
  const page = await writeOffline(dir, bundle);
  const shell = [
    // Requested by its file name, it would be redirected.
    { url: "/offline", revision: createHash("sha256").update(page).digest("hex").slice(0, 16) },
    ...[...partsOf([ENTRY, OFFLINE], bundle)].map((file) => ({ url: `/${file}`, revision: null })),
  ];
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      SHELL: JSON.stringify(shell),
      BUILD: JSON.stringify(`/${chunkOf(ENTRY, bundle).fileName}`),
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

/** Returns the chunk of a module that has a chunk of its own. */
function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (output) => output.type === "chunk" && output.facadeModuleId?.endsWith(`/client/${module}`),
  );
  if (chunk?.type !== "chunk") throw new Error(`${module} is no chunk of the build`);
  return chunk;
}

/** Returns the files that some modules need, except rare font subsets. */
function partsOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const parts = new Set<string>();
  const add = (file: string): void => {
    const output = bundle[file];
    if (parts.has(file) || output?.type !== "chunk") return;
    parts.add(file);
    const { importedCss, importedAssets } = output.viteMetadata ?? {};
    for (const part of [...(importedCss ?? []), ...(importedAssets ?? [])]) parts.add(part);
    for (const imported of output.imports) add(imported);
  };
  for (const module of modules) add(chunkOf(module, bundle).fileName);
  return new Set([...parts].filter((file) => !/-latin-ext-/.test(file)));
}
