import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from "vite";
import { articles } from "./client/articles/compiler/plugin.ts";
import { cards } from "./client/cards/plugin.ts";
import { drawings } from "./client/drawings/plugin.ts";
import { installed } from "./client/installed/plugin.ts";
import { names, PATTERN } from "./client/styles/names/plugin.ts";
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

/**
 * What many pages share comes as one file: alone, such pieces are mostly the cost of a file. It is part of home's first
 * load, so what only games share stays out, and what only endings or dialogs share.
 */
const PIECES =
  /client\/(?!modes|pages|articles|play|round|data\/(call|challenge|day-state|me|outcomes|own|league|people|suggestions)|i18n\/(told|years)|ui\/((ask-)?dialog\.|chip|club-crest|countdown|distribution|field|legend|note\.|pass|segment|select|statistics|switch|pucks|player-input|result-marks|share|squares|sides|tile)|storage\/shapes\/mark)|worker\/rules\/(?!body|career-figures|years|criteria|milestones|rarity|day-streak|outcomes|score|season|squares|statistics|switch|columns|player|round-code)/;

/** What every game has before its round has ended. */
const GAME =
  /client\/(play|round\/(daily-page|day-head|day-ways|deal-failed|dock|game-page|game-round|how-to-play|mode|paths|round-over|use-(ending|finished|first|play))|data\/(league|suggestions)|ui\/(pucks|player-input\/(load-search|option-id|player-input|touch|use-))|storage\/shapes\/mark)|worker\/rules\/(columns|player)\.ts/;

/** What is of use once a page has painted, and most often been played: keys, and what a guess feels like. */
const LATER = /client\/(storage\/feel|ui\/first-move)\.ts$/;

/** The pages as client/writer renders them, in Node: the same modules under the same names. */
const forWriter: BuildEnvironmentOptions = {
  outDir: "../dist/writer",
  emptyOutDir: true,
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: "client",
  plugins: [react(), sprite(), articles(), drawings(), cards(), installed(), names(), subset()],
  // Of itself it would write for older browsers than build.target's, each colour twice. Major and minor are a byte each.
  css: {
    transformer: "lightningcss",
    lightningcss: {
      targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
      cssModules: { pattern: PATTERN },
    },
  },
  build: isSsrBuild
    ? forWriter
    : {
        outDir: "../dist/client",
        emptyOutDir: true,
        // Read by client/writer, which tells each page what to ask for.
        manifest: true,
        // light-dark() in styles/tokens.css sets the floor.
        target: ["chrome123", "edge123", "firefox120", "safari17.5"],
        // The content security policy takes no data: fonts or scripts.
        assetsInlineLimit: 0,
        // Every page has libraries and frame from the start: no list of what comes with a part need name them.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => !/(index|libraries|runtime)-/.test(file)),
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
                { name: "libraries", test: /node_modules/, priority: 3 },
                // What stands around every page comes with the entry.
                { name: "index", test: /client\/|worker\/rules/, tags: ["$initial"], priority: 2 },
                { name: "later", test: LATER, priority: 2 },
                { name: "pieces", test: PIECES, minShareCount: 4, priority: 1 },
                { name: "game", test: GAME },
                // Told side by side, wherever a round is told that is over.
                { name: "result-marks", test: /client\/ui\/(result-marks|squares)\./ },
              ],
            },
          },
        },
      },
  server: {
    proxy: { "/api": "http://localhost:8787" },
  },
}));
