import { expect } from "vitest";
import { ARTICLE_SLUGS } from "../../worker/pages/articles.ts";
import { serverAt, test } from "./shared.ts";
import { mainTextOf, pageDataIn } from "./page-data.ts";

// The pages of single addresses are in ./answers/pages.txt.

const server = serverAt();

test("a page does not contain an invalid challenge code of its address", async () => {
  const code = "</script><script>alert(1)</script>";
  const html = (await server.get(`/nhl/unlimited-guessing-game?challenge=${encodeURIComponent(code)}`)).text;
  expect(html).toContain('<div id="root"><');
  expect(html).not.toContain("alert(1)");
});

test.each([
  ["/nhl/daily-guessing-game", "", "classic", "Find the hidden NHL player in seven guesses"],
  ["/fr/nhl/daily-guessing-game", "played=grid", "classic", "Trouvez le joueur caché en sept essais"],
  // Without pictures, Face Reveal is a Sweater Reveal, which counts separately.
  ["/nhl/face-reveal-game?practice", "played=face", "sweater", "There’s no photo, so his sweater gives him away"],
  ["/nhl/immaculate-grid?day=2026-11-03", "", "grid", "Nine squares, nine shots"],
  ["/nhl/daily-guessing-game", "played=classic.grid", null, ""],
])("%s with the cookie %j contains the rules of %s", async (path, cookie, rules, lead) => {
  const html = (await server.get(path, { Cookie: cookie })).text;
  expect(pageDataIn(html).rules).toBe(rules);
  expect(mainTextOf(html)).toContain(lead);
  expect(/More rules|Plus de règles/.test(mainTextOf(html))).toBe(rules !== null);
});

test.each(ARTICLE_SLUGS)("the article %s has an address", async (slug) => {
  expect((await server.get(`/hockey-insights/${slug}`)).status).toBe(200);
});
