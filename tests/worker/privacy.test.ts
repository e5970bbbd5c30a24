import { readFileSync } from "node:fs";
import { afterAll, describe, expect } from "vitest";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { DEFAULT_OPERATOR } from "#rules/site/operator";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import { readDocument } from "../../client/build/articles/article.ts";
import { textContentOf, type HtmlElement, type HtmlNode } from "../../client/build/articles/element.ts";
import { POLICY_FIGURES } from "../../client/build/articles/plugin.ts";
import { mainTextOf } from "./page-data.ts";
import { readRegister } from "./data-register.ts";
import { serverAt, test } from "./shared.ts";

const server = serverAt();
afterAll(() => server.configure({}));

/** Returns the text of the page's `main`. */
async function read(language: Language): Promise<string> {
  const path = language === "fr" ? "/fr/privacy-policy" : "/privacy-policy";
  const html = (await server.get(path)).text.replace(/<!--.*?-->/g, "");
  return mainTextOf(html).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

const isElement = (node: HtmlNode | undefined): node is HtmlElement => typeof node === "object";

/** Returns the entries of the register, the policy's second list of definitions. */
function registerIn(language: Language): HtmlElement[] {
  const source = readFileSync(new URL(`../../client/pages/privacy/${language}.md`, import.meta.url), "utf8");
  const { body } = readDocument(source, POLICY_FIGURES, language);
  const [, register] = body.filter(({ tag }) => tag === "dl");
  return register?.children.filter(isElement) ?? [];
}

describe.each(LANGUAGES)("the privacy page in %s", (language) => {
  test("lists what the server stores, each with purpose, legal basis and period", async () => {
    const page = await read(language);
    const entries = registerIn(language);
    expect(entries).toHaveLength(readRegister(language).length);
    for (const entry of entries) {
      const texts = entry.children.map((each) => textContentOf(each).replace(/\s+/g, " ").trim());
      expect(texts).toHaveLength(5);
      for (const text of texts) expect(page).toContain(text);
      for (const [, aspect = ""] of texts.slice(1).map((text) => text.split(/ ?: /))) expect(aspect).not.toBe("");
    }
  });

  test("states the actual retention periods", async () => {
    const page = await read(language);
    for (const days of [RETENTION_PERIODS.visitorDays, RETENTION_PERIODS.feedbackDays, RETENTION_PERIODS.backupDays])
      expect(page).toMatch(new RegExp(`\\b${days} (derniers )?(days|jours)`));
    expect(page).toMatch(new RegExp(`\\b${RETENTION_PERIODS.limitedRequestHours} (hours|heures)`));
    for (const minutes of [RETENTION_PERIODS.senderMinutes, RETENTION_PERIODS.codeMinutes])
      expect(page).toContain(`${minutes} minutes`);
    expect(page).toMatch(/Time Travel/);
    expect(page).toMatch(language === "fr" ? /Loi 25.*RGPD.*plainte/ : /Law 25.*GDPR.*complain/);
  });

  test.each([
    ["named", { OPERATOR: "Ginette & Co.", CONTACT: "privacy@deke.example" }, "Ginette & Co.", "privacy@deke.example"],
    ["not named", {}, DEFAULT_OPERATOR[language].operator, DEFAULT_OPERATOR[language].contact],
    [
      "named in a way that would leave a hole",
      { OPERATOR: "<script>alert(1)</script>", CONTACT: "%WRITTEN%" },
      DEFAULT_OPERATOR[language].operator,
      DEFAULT_OPERATOR[language].contact,
    ],
  ])("says who runs the site where he is %s", async (_how, configured, operator, contact) => {
    await server.configure(configured);
    const page = await read(language);
    expect(page).toContain(operator);
    expect(page).toContain(contact);
    expect(page).not.toMatch(/%[A-Z]+%/);
  });
});
