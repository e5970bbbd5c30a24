import { html, raw } from "hono/html";
import type { Language } from "#rules/i18n/address";
import type { Usage } from "#rules/site/usage";
import { OPERATOR_STYLE } from "./style.ts";
import { buildUsageTables, type UsageTable } from "./tables.ts";
import { OPERATOR_TEXTS } from "./texts.ts";

type Html = ReturnType<typeof html>;

/** Returns the page's content security policy: only its inline style (by hash), its form and the icon. */
export async function operatorPagePolicy(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(OPERATOR_STYLE));
  return `default-src 'none'; style-src 'sha256-${new Uint8Array(digest).toBase64()}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
}

/** Unescaped and unformatted, so that it matches the hash. */
const STYLED = raw(`<style>${OPERATOR_STYLE}</style>`);

const addressOf = (language: Language): string => `/operator?lang=${language}`;

/** Renders the frame of the page, with a link to the other language. */
function document(language: Language, leave: Html | null, inside: Html): Html {
  const words = OPERATOR_TEXTS[language];
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

/** Why a key was refused. */
export type LoginRefusal = "wrong" | "tooOften";

/** Renders the login page. */
export function renderLoginPage(language: Language, refusal: LoginRefusal | null): Html {
  const words = OPERATOR_TEXTS[language];
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
 * Renders the page of usage figures.
 *
 * @param at when they were read, in Unix milliseconds
 */
export function renderUsagePage(language: Language, audience: Usage, at: number): Html {
  const words = OPERATOR_TEXTS[language];
  const sections = buildUsageTables(language, audience).map(section);
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

function section({ title, note, head, rows }: UsageTable, at: number): Html {
  // Scrollable regions must be reachable by keyboard.
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
