import { afterAll, describe, expect } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { DEFAULT_OPERATOR } from "#rules/site/operator";
import { RETENTION_PERIODS, PERSONAL_DATA, PERSONAL_TABLES } from "#rules/site/data-register";
import { registerInEnglish } from "../../client/pages/privacy/register-en.ts";
import { registerInFrench } from "../../client/pages/privacy/register-fr.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";

const words = { en: registerInEnglish, fr: registerInFrench };

let server: Server;
test.beforeAll(({ server: lent }) => {
  server = lent;
});
afterAll(() => server.configure({}));

/** Returns the text of the page's `main`. */
async function read(language: (typeof LANGUAGES)[number]): Promise<string> {
  const path = language === "fr" ? "/fr/privacy-policy" : "/privacy-policy";
  const html = await (await fetch(new URL(path, server.url))).text();
  return (/<main[^>]*>([^]*?)<\/main>/.exec(html)?.[1] ?? "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

describe.each(LANGUAGES)("the privacy page in %s", (language) => {
  test("lists every column of the register with purpose, legal basis and period", async () => {
    const page = await read(language);
    for (const table of PERSONAL_TABLES) {
      const { title, purpose, basis, period, columns } = words[language].tables[table];
      expect(Object.keys(columns).toSorted()).toEqual([...PERSONAL_DATA[table]].toSorted());
      for (const told of [title, purpose, basis, period, ...Object.values(columns)])
        expect(page).toContain(told.replace(/\s+/g, " "));
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
