import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from "vite";
import { articles } from "./client/articles/compiler/plugin.ts";
import { cards } from "./client/cards/plugin.ts";
import { drawings } from "./client/drawings/plugin.ts";
import { installed } from "./client/installed/plugin.ts";
import { subset } from "./client/styles/subset/plugin.ts";

const SPRITE = new URL("client/ui/sprite.svg", import.meta.url);

/**
 * Writes the sprite into the page, in place of `<!-- sprite -->`: a crest takes its colours from
 * the element that uses it, which only a sprite in the same document lets through.
 */
function sprite(): Plugin {
  return {
    name: "deke-sprite",
    async transformIndexHtml(html) {
      const svg = await readFile(SPRITE, "utf8");
      const small = svg
        .replace(/<!--[\s\S]*?-->/g, "")
        .replace(/>\s+</g, "><")
        .trim();
      return html.replace("<!-- sprite -->", () => small);
    },
  };
}

/** The pages as client/writer renders them, in Node: the same modules under the same names. */
const forWriter: BuildEnvironmentOptions = {
  outDir: "../dist/writer",
  emptyOutDir: true,
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: "client",
  plugins: [react(), sprite(), articles(), drawings(), cards(), installed(), subset()],
  // By default Vite targets older browsers than build.target, and writes each colour twice. One byte each for major and minor.
  css: {
    transformer: "lightningcss",
    lightningcss: {
      targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: isSsrBuild
    ? forWriter
    : {
        outDir: "../dist/client",
        emptyOutDir: true,
        // client/writer reads which files a page needs.
        manifest: true,
        // light-dark() in styles/tokens.css sets the floor.
        target: ["chrome123", "edge123", "firefox120", "safari17.5"],
        // The content security policy takes no data: fonts or scripts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "libraries", test: /node_modules/, tags: ["$initial"], priority: 1 },
                { name: "shared", minShareCount: 8 },
              ],
            },
          },
        },
      },
}));
