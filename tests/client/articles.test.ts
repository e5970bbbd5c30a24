import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { playerPath } from "#rules/site/player-address";
import { ANSWER_POOL } from "#rules/shared/draw";
import { unpackSquads, type PackedSquads } from "#rules/league/packed-squads";
import { readArticle, readDocument, type Article } from "../../client/build/articles/article.ts";
import { textContentOf, toJsxSource, type HtmlElement, type HtmlNode } from "../../client/build/articles/element.ts";
import { fillPlaceholders, PLACEHOLDER, type ArticleData } from "../../client/build/articles/figures.ts";
import { teammatesModule } from "../../client/build/articles/squads.ts";
import { fitRows } from "../../client/build/link-pictures/chart.ts";
import { formatSeason } from "#rules/league/years";
import { readLeague } from "../../seed/insights/league.ts";
import { rocketToMcdavid } from "../../seed/insights/rocket-to-mcdavid.ts";
import { buildSquads } from "../../seed/insights/squads.ts";
import { computeFigures as workOut, topics } from "../../seed/insights/topics.ts";
import { ARTICLE_SLUGS } from "../../worker/pages/articles.ts";
import { PAGE_PATHS } from "#rules/site/pages";

const FOLDER = new URL("../../client/articles/", import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, FOLDER), "utf8");
const figuresOf = (slug: string): ArticleData => JSON.parse(read(`${slug}/figures.json`)) as ArticleData;
const articleOf = (slug: string, language: Language): Article =>
  readArticle(read(`${slug}/${language}.md`), figuresOf(slug), language);

const isElement = (piece: HtmlNode): piece is HtmlElement => typeof piece !== "string";

/** Returns all elements of a tag, at any depth. */
const all = (pieces: readonly HtmlNode[], tag: string): HtmlElement[] =>
  pieces.filter(isElement).flatMap((piece) => [...(piece.tag === tag ? [piece] : []), ...all(piece.children, tag)]);

/** Returns the stroke-dasharray of a class, "" for a solid line. */
const dashOf = (className: string): string => {
  const rules = read("prose.module.css").matchAll(new RegExp(`\\.${className} \\{([^}]*)\\}`, "g"));
  return [...rules].map(([, rule = ""]) => /stroke-dasharray: ([^;]+)/.exec(rule)?.[1] ?? "").join("");
};

const every = ARTICLE_SLUGS.flatMap((slug) => LANGUAGES.map((language) => ({ slug, language })));

describe("the list of articles", () => {
  test("has the articles that the Worker lists, each with its own figures", () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "compiler")
      .map(({ name }) => name)
      .sort();
    expect(folders.length).toBeGreaterThanOrEqual(6);
    expect(folders).toEqual([...ARTICLE_SLUGS].sort());
    expect(Object.keys(topics).sort()).toEqual(folders);
  });

  test.each(ARTICLE_SLUGS)("%s has the same date and cover in both languages, and no title twice", (slug) => {
    const [english, french] = LANGUAGES.map((language) => articleOf(slug, language).head);
    expect(french?.date).toBe(english?.date);
    expect(french?.cover).toEqual(english?.cover);
    expect(french?.title).not.toBe(english?.title);
    expect(english?.date).toMatch(/^2026-11-\d\d$/);
  });

  test("gives every article a different date, so that their order is defined", () =>
    expect(new Set(ARTICLE_SLUGS.map((slug) => articleOf(slug, "en").head.date)).size).toBe(ARTICLE_SLUGS.length));
});

const league = readLeague();

describe("figures", () => {
  test.each(Object.keys(topics))("of %s are what the league's facts give", (slug) =>
    expect(figuresOf(slug)).toEqual(JSON.parse(JSON.stringify(workOut(slug, league)))),
  );

  // A year or a sweater number may be literal; all other figures come from figures.json.
  test.each(every)("are in $slug, $language, by placeholder only", ({ slug, language }) => {
    const [, front = "", text = ""] = read(`${slug}/${language}.md`).split(/^---$/m);
    const prose = `${front.replace(/^(date|cover): .+$/gm, "")}${text.replace(/^(marks|lit|floor): .+$/gm, "")}`;
    const counted = prose
      .replace(PLACEHOLDER, "")
      .replace(/\b(19|20)\d\d([-–]\d{2,4})?s?\b/g, "")
      .replace(/(?:\bNo\. |\b(?:[Ll]e|au|du) )\d\d?\b|\b[1-9]0s\b|\b[dl]es [1-9]0\b|^\d\. /gm, "");
    expect(counted.match(/.{0,20}\d.{0,20}/g)).toBeNull();
  });
});

describe.each(every)("$slug, $language", ({ slug, language }) => {
  const { head, body, words } = articleOf(slug, language);

  test("has a suitable length, a title and description that fit a list of results, a chart, a quotation and a tip", () => {
    expect([words >= 500, words <= 900, head.minutes]).toEqual([true, true, Math.ceil(words / 200)]);
    expect(head.title.length).toBeLessThanOrEqual(80);
    expect(head.description.length).toBeGreaterThanOrEqual(70);
    expect(head.description.length).toBeLessThanOrEqual(200);
    for (const tag of ["figure", "blockquote", "section"]) expect(all(body, tag)).not.toHaveLength(0);
  });

  test("describes its charts in words and in a table", () => {
    for (const figure of all(body, "figure")) {
      for (const chart of all([figure], "svg")) {
        expect(chart.props.role).toBe("img");
        const [title, description] = ["title", "desc"].map((tag) => all([chart], tag)[0]);
        expect(chart.props["aria-labelledby"]).toBe(`${title?.props.id} ${description?.props.id}`);
        expect(textContentOf(title ?? "").length).toBeGreaterThan(5);
        expect(textContentOf(description ?? "").length).toBeGreaterThan(60);
      }
      expect(all([figure], "tbody").flatMap(({ children }) => children).length).toBeGreaterThan(3);
    }
    const ids = all(body, "svg")
      .flatMap((chart) => [...all([chart], "title"), ...all([chart], "desc")])
      .map(({ props }) => props.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("distinguishes lines by dash and name, not by colour alone", () => {
    for (const chart of all(body, "svg")) {
      const named = chart.children
        .filter(isElement)
        .flatMap((piece, at, pieces) =>
          piece.props.className === "name" && piece.tag === "text" && pieces[at - 1]?.tag === "path"
            ? [pieces[at - 1]]
            : [],
        );
      const dashes = named.map((key) => dashOf(String(key?.props.className)));
      expect(new Set(dashes).size).toBe(dashes.length);
      const lines = all([chart], "path").filter(({ props }) => String(props.className).endsWith("Line"));
      if (lines.length > 1) expect(lines).toHaveLength(2 * named.length);
    }
  });

  test("highlights only what is on the chart", () => {
    const lit = [...read(`${slug}/${language}.md`).matchAll(/^(?:lit|marks): (.+)$/gm)].flatMap(([, list]) =>
      fillPlaceholders(list ?? "", figuresOf(slug), language).split(", "),
    );
    const labels = new Set(all(all(body, "tbody"), "th").map(textContentOf));
    expect(lit.filter((label) => !labels.has(label))).toEqual([]);
  });

  test("formats seasons as the whole site does", () => {
    const text = [head.title, head.description, ...body.map(textContentOf)].join("\n");
    const seasons = [...text.matchAll(/\b((?:1[89]|20)\d\d)\s?[-‐-―/]\s?(?:\d\d){1,2}\b/g)];
    expect(seasons.map(([season]) => season)).toEqual(
      seasons.map(([, year]) => formatSeason(Number(year) * 10_000 + Number(year) + 1, language)),
    );
  });

  test("links to existing pages", () => {
    const links = [...all(body, "Link"), ...all(body, "ButtonLink")].map(({ props }) => String(props.to));
    expect(links.length).toBeGreaterThan(0);
    const known: readonly string[] = [...PAGE_PATHS, ...ARTICLE_SLUGS.map((other) => `/hockey-insights/${other}`)];
    const players = new Set(league.facts.players.map(playerPath));
    expect(links.filter((to) => !known.includes(to) && !players.has(to))).toEqual([]);
    // To another article and to a player's page.
    expect(links.filter((to) => to.startsWith("/hockey-insights/"))).not.toHaveLength(0);
    expect(links.filter((to) => players.has(to))).not.toHaveLength(0);
  });
});

test("the opening guesses are rated against all possible answers", () => {
  const { players, pool, perfectBits, best, bestKnown, byClue } = figuresOf("best-opening-guess") as Record<
    "players" | "pool" | "perfectBits",
    number
  > & { best: { id: number; bits: number }; bestKnown: { id: number }; byClue: { label: string }[] };
  expect(players).toBeGreaterThan(pool);
  expect(perfectBits).toBeCloseTo(Math.log2(ANSWER_POOL), 2);
  expect(best.bits).toBeLessThan(perfectBits);
  // The text says so.
  expect(best.id).not.toBe(bestKnown.id);
  const order = "age number overall position conference points country team";
  expect(byClue.map(({ label }) => label).join(" ")).toBe(order);
});

describe("the chain from Maurice Richard to Connor McDavid", () => {
  test("leads through the players of the article", () => {
    const names = (figuresOf("rocket-to-mcdavid").chain as { name: string }[]).map(({ name }) =>
      name.split(" ").at(-1),
    );
    expect(names.join(", ")).toBe("Richard, Richard, Robinson, Robitaille, Cammalleri, McDavid");
  });

  test("is refused if one of equally few certain handshakes is missing", () => {
    const crosby = 8471675;
    const lines = league.facts.lines.map((line) => (line.player === crosby ? { ...line, gp: 9 } : line));
    expect(() => rocketToMcdavid({ ...league, facts: { ...league.facts, lines } })).toThrow("Sidney Crosby");
  });

  test("is found in the squads that readers search", () => {
    const module = teammatesModule().replace("export const squads = ", "return ");
    const packed = (new Function(module) as () => PackedSquads)();
    const [told, facts] = [unpackSquads(packed), buildSquads(league.facts.lines)].map(({ all }) =>
      all
        .map(({ team, season, players }) => `${season} ${team} ${players.toSorted((a, b) => a - b).join()}`)
        .toSorted(),
    );
    expect(told).toEqual(facts);
    // At most a second on a phone's connection.
    expect(gzipSync(module).length).toBeLessThan(65_000);
  });
});

test("a link picture shows the first rows of a chart, and a highlighted later row instead of the last one", () => {
  const points = ["A", "B", "C", "D", "E", "F", "G"].map((label) => ({ label, values: [1] }));
  const labelsOf = (lit: string[]) => fitRows(points, lit).map(({ label }) => label);
  expect(labelsOf(["A", "C"])).toEqual(["A", "B", "C", "D", "E"]);
  expect(labelsOf(["A", "G"])).toEqual(["A", "B", "C", "D", "G"]);
});

describe("the compiler", () => {
  const figures = {
    asOf: "2026-08-17",
    share: 0.425,
    points: 1687,
    best: [{ id: 8471214, label: "Capitals", name: "Ovechkin" }],
    codes: ["DET", "ANA"],
    saves: 0.9149,
    nothing: null,
  };

  test.each([
    ["{{points}} {{share | percent}}", "en", "1,687 43%"],
    ["{{points}} {{share | percent}}", "fr", "1\u00a0687 43\u00a0%"],
    ["{{ best.0.name }}: {{saves | saves}}", "en", "Ovechkin: .915"],
    ["{{codes}}", "en", "DET ANA"],
    ["{{best.0 | player}}", "fr", "[Ovechkin](/players/8471214-alex-ovechkin)"],
  ] as const)("fills in %s in %s", (text, language, filled) =>
    expect(fillPlaceholders(text, figures, language)).toBe(filled),
  );

  test.each([
    "{{goals}}",
    "{{best.1.name}}",
    "{{nothing}}",
    "{{best.0}}",
    "{{points | player}}",
    "{{points | loudly}}",
    "{{points",
  ])("refuses %s", (text) => expect(() => fillPlaceholders(text, figures, "en")).toThrow());

  const front = "---\ntitle: T\ndescription: D\nkind: K\ndate: 2026-11-02\ncover: tiles\n---\n";

  test.each([
    ["no front matter", "Text."],
    [
      "a table of a column that no row has",
      `${front}Text.\n\n\`\`\`table\nfrom: best\ntitle: T\nnote: N\ncolumns: name = N, goals = G\n\`\`\``,
    ],
    ["a field that is missing", `${front.replace("kind: K\n", "")}Text.`],
    ["a date that is none", `${front.replace("11-02", "13-02")}Text.`],
    ["a cover that is not drawn", `${front.replace("tiles", "clouds")}Text.`],
    ["markup", `${front}Text <b>bold</b>.`],
    ["a link out of the site", `${front}[Away](https://deke.example).`],
    ["a link to a dialog that no text opens", `${front}[Rules](#rules).`],
    ["a chart of nothing", `${front}Text.\n\n\`\`\`chart\ndraw: bars\nfrom: nobody\n\`\`\``],
  ])("refuses %s", (_what, source) => expect(() => readArticle(source, figures, "en")).toThrow());

  test("writes text as text, whatever is in it", () =>
    expect(toJsxSource({ tag: "p", props: {}, children: ['"</script>'] })).toBe(
      `jsx("p", { children: "\\"</script>" })`,
    ));

  test.each([
    ["Il dit : « Oui » à 5 %.", "Il dit\u00a0: «\u00a0Oui\u00a0» à 5\u00a0%."],
    ["Pendant 30 jours, puis 24 heures.", "Pendant 30\u00a0jours, puis 24\u00a0heures."],
  ])("keeps French punctuation with its word, and a figure with its unit: %s", (written, shown) => {
    const { body } = readDocument(`---\ndate: 2026-11-02\n---\n${written}`, {}, "fr");
    expect(textContentOf(body[0] ?? "")).toBe(shown);
  });
});

describe("the privacy policy's compiler", () => {
  const compile = (text: string): string =>
    readDocument(`---\ndate: 2026-11-02\n---\n${text}`, {}, "en").body.map(toJsxSource).join("\n");

  test("links words to a dialog", () =>
    expect(compile("You can [change your choice](#cookies).")).toContain(
      'jsx(DialogLink, { "dialog": "cookies", children: "change your choice" })',
    ));

  test("leaves the operator's placeholders to the page", () =>
    expect(compile("Run by **%OPERATOR%**.")).toContain(
      'jsx("strong", { children: jsx(Part, { "name": "OPERATOR" }) })',
    ));

  test("renders a table of sentences as definitions, without names of the database", () => {
    const source = compile(
      "Text.\n\n| | Why: |\n| --- | --- |\n| `visitors` Nickname | `id` to show you; `at` when. |",
    );
    expect(source).toContain('jsx("dt", { children: "Nickname" })');
    expect(source).toContain('jsxs("dd", { children: [jsx("b", { children: "Why:" }), " ", "to show you; when."] })');
  });
});
