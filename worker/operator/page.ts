import { html, raw } from "hono/html";
import type { Language } from "#rules/address";
import type { Audience } from "#rules/audience";
import { STYLE } from "./style.ts";
import { tablesOf, type Table } from "./tables.ts";
import { OPERATOR_WORDS } from "./words.ts";

type Html = ReturnType<typeof html>;

/** Nothing but the page itself: its one style by its hash, its form, and the icon in the tab. */
export async function policyOf(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE));
  return `default-src 'none'; style-src 'sha256-${new Uint8Array(digest).toBase64()}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
}

/** Written as it is, or its hash would be another's. */
const STYLED = raw(`<style>${STYLE}</style>`);

const addressOf = (language: Language): string => `/operator?lang=${language}`;

/** Any of it, with the way to the other language. */
function document(language: Language, leave: Html | null, inside: Html): Html {
  const words = OPERATOR_WORDS[language];
  const other = language === "en" ? "fr" : "en";
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${words.title}</title>
        <link rel="icon" href="/favicon.svg" />
        ${STYLED}
      </head>
      <body>
        <main>
          <header>
            <h1>${words.title}</h1>
            <nav>
              <a href="${addressOf(other)}" lang="${other}" hreflang="${other}">${words.other}</a>${leave ?? ""}
            </nav>
          </header>
          ${inside}
        </main>
      </body>
    </html>`;
}

/** What was refused of a key. */
export type Refusal = "wrong" | "tooOften";

/** The page that asks for the key. */
export function doorPage(language: Language, refusal: Refusal | null): Html {
  const words = OPERATOR_WORDS[language];
  return document(
    language,
    null,
    html`<form method="post" action="${addressOf(language)}">
      <label for="key">${words.key}</label>
      <input
        id="key"
        name="key"
        type="password"
        autocomplete="current-password"
        required
        aria-describedby="help${refusal === null ? "" : " refused"}"
      />
      <p id="help">${words.keyHelp}</p>
      ${refusal === null ? "" : html`<p id="refused" class="wrong" role="alert">${words[refusal]}</p>`}
      <button>${words.enter}</button>
    </form>`,
  );
}

/**
 * The page of figures.
 *
 * @param at when they were read, in Unix milliseconds
 */
export function figuresPage(language: Language, audience: Audience, at: number): Html {
  const words = OPERATOR_WORDS[language];
  const sections = tablesOf(language, audience).map(section);
  const instant = new Date(at).toISOString().slice(0, 16).replace("T", " ");
  return document(
    language,
    html`<form method="post" action="${addressOf(language)}">
      <button name="leave" value="yes">${words.leave}</button>
    </form>`,
    html`<p>${words.asOf.replace("{at}", instant)}</p>
      <div class="beside">${sections.slice(0, 2)}</div>
      ${sections.slice(2)}`,
  );
}

function section({ title, note, head, rows }: Table, at: number): Html {
  // What scrolls is to be reached by the keyboard as well.
  return html`<section>
    <h2 id="table-${at}">${title}</h2>
    ${note === null ? "" : html`<p>${note}</p>`}
    <div class="scrolls${head.length === 2 ? " wraps" : ""}" role="region" tabindex="0" aria-labelledby="table-${at}">
      <table>
        <thead>
          <tr>
            ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, ...cells]) =>
              html`<tr>
                <th scope="row">${name}</th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
