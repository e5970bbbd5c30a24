import { stripVTControlCharacters } from "node:util";
import { escapeHtml } from "../head/element.ts";

/** Returns a page with an error of the Worker. Vite's client reloads it once the Worker runs. */
export const renderErrorPage = ({ message }: Error): string =>
  [
    "<!doctype html>",
    '<html lang="en">',
    "<title>The Worker has not started</title>",
    "<h1>The Worker has not started</h1>",
    `<pre>${escapeHtml(stripVTControlCharacters(message))}</pre>`,
    '<script type="module" src="/@vite/client"></script>',
  ].join("\n");
