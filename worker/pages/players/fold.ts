import { html } from "hono/html";
import type { Html } from "../page-template.ts";
import { icon } from "./drawings.ts";

/**
 * A row that opens its content, in the markup of client/ui/fold.tsx; nothing without content.
 *
 * @param options.openWhenWide folded on phones only. Styles show it on wide screens until the browser opens it
 *   (client/pages/player-card/server-html.tsx)
 */
export function fold(title: Html, content: Html | null, { openWhenWide = false } = {}): Html | string {
  if (content === null) return "";
  return html`<details class="fold" ${openWhenWide ? html`data-open-when-wide` : ""}>
    <summary class="fold-row">${title} ${icon("down")}</summary>
    ${content}
  </details>`;
}
