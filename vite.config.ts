import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { articles } from "./client/articles/compiler/plugin.ts";

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
      const small = svg.replace(/<!--[\s\S]*?-->/g, "").replace(/>\s+</g, "><").trim();
      return html.replace("<!-- sprite -->", () => small);
    },
  };
}

export default defineConfig({
  root: "client",
  plugins: [react(), sprite(), articles()],
  css: { transformer: "lightningcss" },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    // light-dark() in styles/tokens.css sets the floor.
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // The content security policy takes no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [
      { name: "libraries", test: /node_modules/ },
      // What many pages share comes as one file: alone, such pieces are mostly the cost of a file.
      { name: "pieces", test: /client\/(?!modes|pages|articles)|worker\/rules\//, minShareCount: 4 },
    ] } } },
  },
  server: {
    proxy: { "/api": "http://localhost:8787" },
  },
});
