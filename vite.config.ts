import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { articles } from "./client/articles/compiler/plugin.ts";
import { drawings } from "./client/drawings/plugin.ts";
import { installed } from "./client/installed/plugin.ts";

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

export default defineConfig({
  root: "client",
  plugins: [react(), sprite(), articles(), drawings(), installed()],
  css: { transformer: "lightningcss" },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    // light-dark() in styles/tokens.css sets the floor.
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // The content security policy takes no data: fonts or scripts.
    assetsInlineLimit: 0,
    // Every page has libraries and pieces from the start: no list of what comes with a part need name them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !/(libraries|pieces|runtime)-/.test(file)),
    },
    rolldownOptions: {
      // Reading a property does nothing else here, so that a game's rules need not come along with a number of theirs.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Each game's mode is a chunk, and told from the others by its room.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/\/modes\/(\w+)\/mode\.ts$/.exec(facadeModuleId ?? "")?.[1]?.concat("-mode") ?? "[name]"}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules/ },
            // What many pages share comes as one file: alone, such pieces are mostly the cost of a file. It is part of
            // Classic's first load, so what only the other games share stays out, and what only endings or dialogs share.
            {
              name: "pieces",
              test: /client\/(?!modes|pages|articles|data\/(call|day-state|me|outcomes|own)|i18n\/(told|years)|round\/rules|ui\/(chip|club-crest|countdown|distribution|pass|segment|select|statistics))|worker\/rules\/(?!outcomes|score|season|statistics)/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": "http://localhost:8787" },
  },
});
