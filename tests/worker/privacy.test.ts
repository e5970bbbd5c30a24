import { afterAll, describe, expect } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { UNNAMED } from "#rules/site/operator";
import { PERIODS, REGISTER, REGISTERED } from "#rules/site/data-register";
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

/** What stands in the page's middle, as it is read. */
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
  test("tells every column of the register, for what, on which basis and how long", async () => {
    const page = await read(language);
    for (const table of REGISTERED) {
      const { title, purpose, basis, period, columns } = words[language].tables[table];
      expect(Object.keys(columns).toSorted()).toEqual([...REGISTER[table]].toSorted());
      for (const told of [title, purpose, basis, period, ...Object.values(columns)])
        expect(page).toContain(told.replace(/\s+/g, " "));
    }
  });

  test("names the periods that are kept to", async () => {
    const page = await read(language);
    for (const days of [PERIODS.visitorDays, PERIODS.feedbackDays, PERIODS.backupDays])
      expect(page).toMatch(new RegExp(`\\b${days} (derniers )?(days|jours)`));
    expect(page).toMatch(new RegExp(`\\b${PERIODS.newNameHours} (hours|heures)`));
    for (const minutes of [PERIODS.senderMinutes, PERIODS.codeMinutes]) expect(page).toContain(`${minutes} minutes`);
    expect(page).toMatch(/Time Travel/);
    expect(page).toMatch(language === "fr" ? /Loi 25.*RGPD.*plainte/ : /Law 25.*GDPR.*complain/);
  });

  test.each([
    ["named", { OPERATOR: "Ginette & Co.", CONTACT: "privacy@deke.example" }, "Ginette & Co.", "privacy@deke.example"],
    ["not named", {}, UNNAMED[language].operator, UNNAMED[language].contact],
    [
      "named in a way that would leave a hole",
      { OPERATOR: "<script>alert(1)</script>", CONTACT: "%WRITTEN%" },
      UNNAMED[language].operator,
      UNNAMED[language].contact,
    ],
  ])("says who runs the site where he is %s", async (_how, configured, operator, contact) => {
    await server.configure(configured);
    const page = await read(language);
    expect(page).toContain(operator);
    expect(page).toContain(contact);
    expect(page).not.toMatch(/%[A-Z]+%/);
  });
});
