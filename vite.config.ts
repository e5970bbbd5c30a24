import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type BuildEnvironmentOptions } from "vite";
import { articles } from "./client/build/articles/plugin.ts";
import { linkPictures } from "./client/build/link-pictures/plugin.ts";
import { customMedia } from "./client/build/media/plugin.ts";
import { pwa } from "./client/build/pwa/plugin.ts";
import { subsetFonts } from "./client/build/fonts/plugin.ts";

/** The pages as client/build/prerender renders them, in Node: the same modules with the same names. */
const prerenderBuild: BuildEnvironmentOptions = {
  outDir: "../dist/prerender",
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: "client",
  plugins: [react(), articles(), linkPictures(), customMedia(), pwa(), subsetFonts()],
  // By default Vite targets older browsers than build.target, and writes each colour twice. One byte each for major and minor.
  css: {
    transformer: "lightningcss",
    lightningcss: {
      drafts: { customMedia: true },
      targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: isSsrBuild
    ? prerenderBuild
    : {
        outDir: "../dist/client",
        // `npm run build` empties it, and writes players' pages at the same time.
        emptyOutDir: false,
        // client/build/prerender reads which files a page needs.
        manifest: true,
        // light-dark() in styles/tokens.css determines the oldest versions.
        target: ["chrome123", "edge123", "firefox120", "safari17.5"],
        // The content security policy forbids fonts and scripts in data: URLs.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Pages are not built from an index.html: client/build/prerender composes them.
          input: fileURLToPath(new URL("client/main.tsx", import.meta.url)),
          output: {
            // Chunks and styles have no names: with them the lists of what each part needs have 2 kB more in a first view.
            chunkFileNames: "assets/[hash].js",
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith(".css")) ? "assets/[hash][extname]" : "assets/[name]-[hash][extname]",
            codeSplitting: {
              groups: [
                { name: "libraries", test: /node_modules/, tags: ["$initial"], priority: 1 },
                { name: "shared", minShareCount: 10 },
              ],
            },
          },
        },
      },
}));
