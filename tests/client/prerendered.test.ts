import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import type { PageTemplate } from "../../worker/app.ts";

const templates = LANGUAGES.flatMap((language) => {
  const folder = new URL(`../../dist/client/written/${language}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file !== "players-resources.json")
    .map((file): [name: string, template: PageTemplate] => [
      `${language}/${file}`,
      JSON.parse(readFileSync(new URL(file, folder), "utf8")) as PageTemplate,
    ]);
});

/** HTML of `#root`, without the values of placeholders. */
const rootOf = ({ pieces }: PageTemplate): string => {
  const html = pieces.filter((_, at) => at % 2 === 0).join("@@");
  return html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));
};

/** Dates and puzzle numbers of the years 2400 and 2401, which are used for prerendering. */
const TRACE = /.{0,40}(?:\b240[01]\b|\b13[56]\d{3}\b|\b19[45]\d{2}\?).{0,40}/;

test("no prerendered page has a trace of the day as of which it was prerendered", () => {
  expect(templates.length).toBeGreaterThan(100);
  expect(templates.map(([name, template]) => [name, TRACE.exec(rootOf(template))?.[0]])).toEqual(
    templates.map(([name]) => [name, undefined]),
  );
});

test("every page begins with a link to its main part", () => {
  const missing = templates.filter(
    ([, page]) => !/<a [^>]*href="#main"[^>]*>[^]*<main [^>]*id="main"/.test(rootOf(page)),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

test.each([
  ["en/nhl.daily-guessing-game.json", ["RUNNING_NUMBER", "RUNNING_FULL_DATE", "PREVIOUS_NUMBER"]],
  ["fr/nhl.legends-game~first-asked.json", ["ASKED_NUMBER", "ASKED_MONTH_DAY", "PREVIOUS_NUMBER"]],
  ["en/nhl.career-path-game.json", ["STOPS"]],
  ["fr/home~returns-3.json", ["RUNNING_NUMBER", "RUNNING_DAY_OF_YEAR", "PREVIOUS_DAY", "PREVIOUS_NUMBER"]],
  ["en/home.json", ["RUNNING_NUMBER", "PREVIOUS_DAY"]],
  ["en/leaderboard.json", ["RUNNING_FULL_DATE"]],
  ["fr/privacy-policy.json", ["OPERATOR", "CONTACT"]],
  ["en/players.any.json", ["TITLE", "LINK_TITLE", "DESCRIPTION", "PLAYERS_HEAD", "PLAYERS_ALIKE", "PLAYERS_BODY"]],
  ["fr/players.letter.a.json", ["PLAYERS_LINKS", "PLAYERS_HEAD", "PLAYERS_BODY"]],
])("%s leaves %j to the Worker", (name, placeholders) => {
  const [, template] = templates.find(([file]) => file === name) ?? [];
  expect(template?.pieces.filter((_, at) => at % 2 === 1)).toEqual(expect.arrayContaining(placeholders));
});

test("the pages about players contain the styles of every class in the Worker's HTML", () => {
  const [, page] = templates.find(([file]) => file === "en/players.any.json") ?? [];
  const html = page?.pieces.join("") ?? "";
  const folder = new URL("../../worker/pages/players/", import.meta.url);
  const sources = globSync("*.ts", { cwd: folder }).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const names = sources.flatMap((text) =>
    [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, all = ""]) => all.split(" ")),
  );
  expect(new Set(names).size).toBeGreaterThan(20);
  expect(names.filter((name) => !html.includes(`.${name}`))).toEqual([]);
});

test.each(LANGUAGES)("both versions of home have the same sections and list each game once, in %s", (language) => {
  const homes = templates
    .filter(([name]) => name.startsWith(`${language}/home`))
    .map(([, template]) => rootOf(template));
  expect(homes.length).toBe(8);
  for (const html of homes) {
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const sections = [...main.matchAll(/<h2 id="home-(\w+|level-up)"/g)].map(([, name]) => name);
    const shared = sections.toSorted().filter((name) => name !== "next");
    expect(shared.join(" ")).toBe("features games level-up questions steps what why");
    expect(main.match(/<h3[^>]*><a[^>]*href="[^"]*\/nhl\/roster-mystery-game"/g)).toHaveLength(1);
  }
  const [newcomer = ""] = homes.filter((html) => !html.includes('id="home-next"'));
  expect(newcomer.indexOf('id="home-games"')).toBeLessThan(newcomer.indexOf('id="home-features"'));
});
