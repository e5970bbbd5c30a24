import { html } from "hono/html";
import type { Html } from "../page-template.ts";
import type { PlayersContext } from "./context.ts";

/*
 * Drawings with the sprite of the page, in the markup of client/ui/icon.tsx, flag.tsx, crest.tsx and portrait.tsx. The browser adds
 * the league's pictures to crests and portraits (client/pages/player-card/league-pictures.tsx).
 */

/** The longest last name that fits across the shoulders without being squeezed. */
const MAX_LETTERS = 10;

/** An icon of 18 px. */
export const icon = (name: string): Html =>
  html`<svg class="icon icon-small" aria-hidden="true">
    <use href="#icon-${name}"></use>
  </svg>`;

export function flag(context: PlayersContext, country: string): Html {
  const drawn = context.resources.flags.includes(country) ? country : "XX";
  return html`<svg class="flag" viewBox="0 0 30 20" role="img" aria-hidden="true">
    <use href="#flag-${drawn}"></use>
  </svg>`;
}

/** The crest of a club, in the shape of the past if the club no longer plays. */
export function crest(context: PlayersContext, code: string): Html {
  const club = context.clubs.get(code);
  const shape = club?.last === null ? (club.conference ?? "past") : "past";
  const era = shape === "past" ? "past" : "current";
  return html`<span class="pictured" data-mark="${code}" data-era="${era}"
    ><svg class="crest" viewBox="0 0 48 48" data-team="${code}" role="img" aria-hidden="true">
      <use href="#crest-${shape}"></use>
      <text x="24" y="28.5">${code}</text>
    </svg></span
  >`;
}

/** A player's back. @param photograph the player's id, if the league's photograph is to cover the drawing */
export function portrait({
  photograph,
  last,
  number,
  team,
}: {
  photograph: number | null;
  last: string;
  number: number | null;
  team: string;
}): Html {
  const name = last.toUpperCase();
  const squeezed = name.length > MAX_LETTERS ? html` textLength="57" lengthAdjust="spacingAndGlyphs"` : "";
  const pictured = photograph === null ? "" : html` data-photograph="${photograph}"`;
  return html`<span class="pictured" ${pictured}
    ><span class="portrait"
      ><svg class="bust" viewBox="0 0 120 120" data-team="${team}" role="img" aria-hidden="true">
        <use href="#bust"></use>
        <text x="60" y="84.4" ${squeezed}>${name}</text>
        <text x="60" y="116.4">${number}</text>
      </svg></span
    ></span
  >`;
}
