import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readArticle, type Article } from "../../client/articles/compiler/article.ts";
import { textOf, toSource, type Element, type Piece } from "../../client/articles/compiler/element.ts";
import { fillIn, PLACEHOLDER, type Figures } from "../../client/articles/compiler/figures.ts";
import { seasonName } from "../../client/i18n/years.ts";
import { gatherLeague } from "../../seed/insights/league.ts";
import { topics } from "../../seed/insights/topics.ts";
import { ARTICLES } from "../../worker/articles.ts";
import { PATHS } from "../../worker/pages.ts";

const FOLDER = new URL("../../client/articles/", import.meta.url);
const LANGUAGES = ["en", "fr"] as const;

const read = (path: string): string => readFileSync(new URL(path, FOLDER), "utf8");
const figuresOf = (slug: string): Figures => JSON.parse(read(`${slug}/figures.json`)) as Figures;
const articleOf = (slug: string, language: (typeof LANGUAGES)[number]): Article =>
  readArticle(read(`${slug}/${language}.md`), figuresOf(slug), language);

const isElement = (piece: Piece): piece is Element => typeof piece !== "string";

/** All elements of a tag, however deep. */
const all = (pieces: readonly Piece[], tag: string): Element[] =>
  pieces.filter(isElement).flatMap((piece) => [...(piece.tag === tag ? [piece] : []), ...all(piece.children, tag)]);

/** The dash in which the style sheet draws a kind of line; "" for a line without a gap. */
const dashOf = (className: string): string => {
  const rules = read("prose.module.css").matchAll(new RegExp(`\\.${className} \\{([^}]*)\\}`, "g"));
  return [...rules].map(([, rule = ""]) => /stroke-dasharray: ([^;]+)/.exec(rule)?.[1] ?? "").join("");
};

const every = ARTICLES.flatMap((slug) => LANGUAGES.map((language) => ({ slug, language })));

describe("the shelf", () => {
  test("holds the articles the Worker knows, each resting on figures of its own", () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "compiler")
      .map(({ name }) => name)
      .sort();
    expect(folders.length).toBeGreaterThanOrEqual(6);
    expect(folders).toEqual([...ARTICLES].sort());
    expect(Object.keys(topics).sort()).toEqual(folders);
  });

  test.each(ARTICLES)("%s has the same date and cover in both languages, and no title twice", (slug) => {
    const [english, french] = LANGUAGES.map((language) => articleOf(slug, language).head);
    expect(french?.date).toBe(english?.date);
    expect(french?.cover).toEqual(english?.cover);
    expect(french?.title).not.toBe(english?.title);
    expect(english?.date).toMatch(/^2026-11-\d\d$/);
  });

  test("dates no two articles alike, so that their order is settled", () =>
    expect(new Set(ARTICLES.map((slug) => articleOf(slug, "en").head.date)).size).toBe(ARTICLES.length));
});

describe("figures", () => {
  const league = gatherLeague();
  test.each(Object.entries(topics))(
    "of %s are what the league's facts give",
    (slug, workOut) => {
      expect(figuresOf(slug)).toEqual(JSON.parse(JSON.stringify(workOut(league))));
    },
    60_000,
  );

  // A year may be written out; everything else that is counted comes from figures.json.
  test.each(every)("stand in $slug, $language, by placeholder only", ({ slug, language }) => {
    const [, front = "", text = ""] = read(`${slug}/${language}.md`).split(/^---$/m);
    const prose = `${front.replace(/^(date|cover): .+$/gm, "")}${text.replace(/^(marks|lit|floor): .+$/gm, "")}`;
    const counted = prose.replace(PLACEHOLDER, "").replace(/\b(19|20)\d\d([-–]\d{2,4})?s?\b/g, "");
    expect(counted.match(/.{0,20}\d.{0,20}/g)).toBeNull();
  });
});

describe.each(every)("$slug, $language", ({ slug, language }) => {
  const { head, body, words } = articleOf(slug, language);

  test("is of a length to be read over a coffee", () => {
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(head.minutes).toBe(Math.ceil(words / 200));
  });

  test("has a head that fits a list of results", () => {
    expect(head.title.length).toBeLessThanOrEqual(80);
    expect(head.description.length).toBeGreaterThanOrEqual(70);
    expect(head.description.length).toBeLessThanOrEqual(200);
  });

  test("has a chart, a quotation and a tip", () => {
    for (const tag of ["figure", "blockquote", "section"]) expect(all(body, tag)).not.toHaveLength(0);
  });

  test("says in words and in a table what its charts show", () => {
    for (const figure of all(body, "figure")) {
      for (const chart of all([figure], "svg")) {
        expect(chart.props.role).toBe("img");
        const [title, description] = ["title", "desc"].map((tag) => all([chart], tag)[0]);
        expect(chart.props["aria-labelledby"]).toBe(`${title?.props.id} ${description?.props.id}`);
        expect(textOf(title ?? "").length).toBeGreaterThan(5);
        expect(textOf(description ?? "").length).toBeGreaterThan(60);
      }
      expect(all([figure], "tbody").flatMap(({ children }) => children).length).toBeGreaterThan(3);
    }
    const ids = all(body, "svg")
      .flatMap((chart) => [...all([chart], "title"), ...all([chart], "desc")])
      .map(({ props }) => props.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("tells lines apart by dash and name, not by colour alone", () => {
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

  test("lights nothing on a chart that is not there", () => {
    const lit = [...read(`${slug}/${language}.md`).matchAll(/^(?:lit|marks): (.+)$/gm)].flatMap(([, list]) =>
      fillIn(list ?? "", figuresOf(slug), language).split(", "),
    );
    const labels = new Set(
      all(body, "table")
        .flatMap((table) => all([table], "tbody"))
        .flatMap((rows) => all([rows], "th"))
        .map(textOf),
    );
    expect(lit.filter((label) => !labels.has(label))).toEqual([]);
  });

  test("writes seasons as the whole site does", () => {
    const text = [head.title, head.description, ...body.map(textOf)].join("\n");
    const seasons = [...text.matchAll(/\b((?:1[89]|20)\d\d)\s?[-‐-―/]\s?(?:\d\d){1,2}\b/g)];
    expect(seasons.map(([season]) => season)).toEqual(
      seasons.map(([, year]) => seasonName(Number(year) * 10_000 + Number(year) + 1, language)),
    );
  });

  test("links to pages there are", () => {
    const links = [...all(body, "Link"), ...all(body, "ButtonLink")].map(({ props }) => String(props.to));
    expect(links.length).toBeGreaterThan(0);
    const known: readonly string[] = [...PATHS, ...ARTICLES.map((other) => `/hockey-insights/${other}`)];
    expect(links.filter((to) => !known.includes(to))).toEqual([]);
  });
});

describe("the compiler", () => {
  const figures = {
    share: 0.425,
    points: 1687,
    best: [{ name: "Ovechkin" }],
    codes: ["DET", "ANA"],
    saves: 0.9149,
    nothing: null,
  };

  test.each([
    ["{{points}} {{share | percent}}", "en", "1,687 43%"],
    ["{{points}} {{share | percent}}", "fr", "1\u00a0687 43\u00a0%"],
    ["{{ best.0.name }}: {{saves | saves}}", "en", "Ovechkin: .915"],
    ["{{codes}}", "en", "DET ANA"],
  ] as const)("fills in %s in %s", (text, language, filled) => expect(fillIn(text, figures, language)).toBe(filled));

  test.each(["{{goals}}", "{{best.1.name}}", "{{nothing}}", "{{best.0}}", "{{points | loudly}}", "{{points"])(
    "refuses %s",
    (text) => expect(() => fillIn(text, figures, "en")).toThrow(),
  );

  const front = "---\ntitle: T\ndescription: D\nkind: K\ndate: 2026-11-02\ncover: tiles\n---\n";

  test.each([
    ["no front matter", "Text."],
    ["a field that is missing", `${front.replace("kind: K\n", "")}Text.`],
    ["a date that is none", `${front.replace("11-02", "13-02")}Text.`],
    ["a cover that is not drawn", `${front.replace("tiles", "clouds")}Text.`],
    ["markup", `${front}Text <b>bold</b>.`],
    ["a link out of the site", `${front}[Away](https://deke.example).`],
    ["a chart of nothing", `${front}Text.\n\n\`\`\`chart\ndraw: bars\nfrom: nobody\n\`\`\``],
  ])("refuses %s", (_what, source) => expect(() => readArticle(source, figures, "en")).toThrow());

  test("writes text as text, whatever is in it", () =>
    expect(toSource({ tag: "p", props: {}, children: ['"</script>'] })).toBe(`jsx("p", { children: "\\"</script>" })`));

  test("keeps French signs with their words", () => {
    const { body } = readArticle(`${front}Il dit : « Oui » à 5 %.`, figures, "fr");
    expect(textOf(body[0] ?? "")).toBe("Il dit\u00a0: «\u00a0Oui\u00a0» à 5\u00a0%.");
  });
});
