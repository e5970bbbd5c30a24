import { readdirSync, readFileSync } from "node:fs";
import { DOMParser, type Document as XmlDocument, type Element as XmlElement } from "@xmldom/xmldom";
import { decode } from "fast-png";
import { describe, expect, test } from "vitest";
import { localizePath, LANGUAGES, type Language } from "#rules/i18n/address";
import { joinPieces, splitAtTokens, tokenOf } from "#rules/site/placeholders";
import { GAME_PATHS, SITEMAP_PAGES, gameAtPath, UNLIMITED_PATH } from "#rules/site/pages";
import { listArticles } from "../../client/articles/shelf.ts";
import { ORIGIN } from "../../client/build/head/addresses.ts";
import { escapeHtml } from "../../client/build/head/element.ts";
import { buildHead, type DocumentHead } from "../../client/build/head/head.ts";
import { headTexts, siteTexts } from "../../client/build/head/words.ts";
import { prerenderedHead } from "../../client/build/head/prerendered.ts";
import { readHead } from "../head.ts";
import { ARTICLE_SLUGS } from "../../worker/pages/articles.ts";

const BUILT = new URL("../../dist/client/", import.meta.url);

const GAMES: readonly string[] = [...Object.values(GAME_PATHS), UNLIMITED_PATH];

const everywhere: readonly string[] = [
  ...SITEMAP_PAGES.map(([path]) => path),
  ...ARTICLE_SLUGS.map((slug) => `/hockey-insights/${slug}`),
];
const every = everywhere.flatMap((path) => LANGUAGES.map((language) => ({ path, language })));

/** Reads a head with its own link metadata filled in. */
const readDocumentHead = ({ html: template, metadata }: DocumentHead) => {
  const escaped = Object.entries(metadata).map(([name, value]): [string, string] => [name, escapeHtml(value)]);
  const values: Partial<Record<string, string>> = Object.fromEntries(escaped);
  return readHead(joinPieces(splitAtTokens(template), (name) => values[name] ?? tokenOf(name)));
};

const headAt = (language: Language, path: string) => readDocumentHead(prerenderedHead(language, path));
const urlOf = (language: Language, path: string): string => ORIGIN + localizePath(language, path);

/** Returns the file at an address of the site. */
const fileAt = (url: string): Buffer => readFileSync(new URL(url.replace(`${ORIGIN}/`, ""), BUILT));

describe("all heads together", () => {
  const heads = every.map(({ path, language }) => headAt(language, path));

  test.each([
    ["title", (head: (typeof heads)[number]) => head.title()],
    ["description", (head: (typeof heads)[number]) => head.named("description")],
    ["picture", (head: (typeof heads)[number]) => head.property("og:image")],
  ])("have no %s twice", (_what, of) => expect(new Set(heads.map(of)).size).toBe(every.length));

  test("are not part of the browser's bundle", () => {
    const scripts = readdirSync(new URL("assets/", BUILT))
      .filter((file) => /\.(js|json)$/.test(file))
      .map((file) => readFileSync(new URL(`assets/${file}`, BUILT), "utf8"));
    expect(scripts.some((script) => script.includes(siteTexts.fr.titles.face))).toBe(true);
    for (const language of LANGUAGES)
      for (const words of Object.values(headTexts[language].descriptions))
        expect(scripts.filter((script) => script.includes(words))).toEqual([]);
  });
});

describe.each(every)("the head of $path, $language", ({ path, language }) => {
  const head = headAt(language, path);
  const article = listArticles(language).find(({ to }) => to === path);

  test("has a title and a description of a length that is shown", () => {
    expect(head.title().length).toBeLessThanOrEqual(60);
    expect(head.named("description").length).toBeGreaterThanOrEqual(70);
    expect(head.named("description").length).toBeLessThanOrEqual(155);
    expect(head.named("robots")).not.toContain("noindex");
  });

  test("has the addresses of the page in both languages", () => {
    expect(head.link("canonical")).toBe(urlOf(language, path));
    expect(Object.fromEntries(head.alternates())).toEqual({
      en: urlOf("en", path),
      fr: urlOf("fr", path),
      "x-default": urlOf("en", path),
    });
    const [feed] = head.all("link", { type: "application/atom+xml" });
    expect(feed?.attributes["href"]).toBe(urlOf(language, "/feed.xml"));
  });

  test("has the text and picture of a link preview", () => {
    expect(head.property("og:type")).toBe(article ? "article" : "website");
    expect(head.property("og:site_name")).toBe("Deke");
    expect(head.property("og:url")).toBe(head.link("canonical"));
    expect(head.property("og:locale")).toBe(`${language}_CA`);
    expect(head.property("og:locale:alternate")).toBe(`${language === "en" ? "fr" : "en"}_CA`);
    expect(head.title()).toContain(head.property("og:title"));
    expect(head.named("twitter:card")).toBe("summary_large_image");
    for (const kind of ["title", "description", "image", "image:alt"])
      expect(head.named(`twitter:${kind}`)).toBe(head.property(`og:${kind}`));
    expect(head.property("og:description")).toBe(head.named("description"));
    expect(head.property("og:image:alt").length).toBeGreaterThan(10);
    expect([head.property("og:image:width"), head.property("og:image:height")]).toEqual(["1200", "630"]);
    expect(head.property("og:image:type")).toBe("image/png");
    const game = gameAtPath(path);
    if (game === null) return expect(head.property("og:image")).toMatch(/^@@ORIGIN@@\/cards\/.+\.png$/);
    expect(head.property("og:image")).toMatch(
      new RegExp(`^@@ORIGIN@@/img/cards/${language}/${game}/@@RUNNING_NUMBER@@\\.png\\?v=\\w+$`),
    );
    return expect(head.property("og:image:alt")).toContain("@@RUNNING_NUMBER@@");
  });

  test("has structured data", () => {
    const things = head.graph();
    const thing = (type: string) => things.find((each) => each["@type"] === type);
    expect(things.map((each) => each["@type"])).toEqual([
      ...(path === "/" ? ["WebSite", "FAQPage"] : []),
      ...(article ? ["Article"] : []),
      ...(GAMES.includes(path) ? ["Game"] : []),
      ...(path === "/" ? [] : ["BreadcrumbList"]),
    ]);
    const isPage = { url: urlOf(language, path), inLanguage: `${language}-CA`, description: head.named("description") };
    if (path === "/") {
      expect(thing("WebSite")).toMatchObject({ ...isPage, name: "Deke" });
      const questions = thing("FAQPage")?.["mainEntity"] as Record<string, unknown>[];
      expect(questions).toHaveLength(4);
      for (const question of questions)
        expect(question).toEqual({
          "@type": "Question",
          name: expect.stringMatching(/\?$/),
          acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/^[^{}]{20,}\.$/) },
        });
    } else {
      const crumbs = thing("BreadcrumbList")?.["itemListElement"] as { item: string; name: string; position: number }[];
      const above = article ? ["/", "/hockey-insights", path] : ["/", path];
      expect(crumbs.map(({ item }) => item)).toEqual(above.map((at) => urlOf(language, at)));
      expect(crumbs.map(({ position }) => position)).toEqual(above.map((_, place) => place + 1));
      expect(crumbs.every(({ name }) => name.length > 3)).toBe(true);
    }
    const picture = {
      "@type": "ImageObject",
      url: expect.stringMatching(/^@@ORIGIN@@\/cards\//),
      width: 1200,
      height: 630,
    };
    if (GAMES.includes(path))
      expect(thing("Game")).toMatchObject({ ...isPage, name: expect.any(String), image: picture });
    if (article)
      expect(thing("Article")).toMatchObject({
        headline: article.title,
        description: article.description,
        author: { "@type": "Organization", name: "Deke", url: `${ORIGIN}/` },
        publisher: { "@type": "Organization", name: "Deke" },
        datePublished: `${article.date}T00:00:00Z`,
        dateModified: `${article.date}T00:00:00Z`,
        mainEntityOfPage: urlOf(language, path),
        image: picture,
      });
  });

  test("has a picture of the size that it says, small enough to be shown", () => {
    const things = head.graph();
    const pictured = things.find((thing) => "image" in thing) as { image: { url: string } } | undefined;
    const picture = fileAt(pictured?.image.url ?? head.property("og:image"));
    const { width, height } = decode(picture);
    expect([width, height]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThanOrEqual(60_000);
    expect(picture.length).toBeGreaterThan(5_000);
  });
});

describe.each(LANGUAGES)("a page that is in no list of results, %s", (language) => {
  test.each([
    ["/me", "me"],
    ["/nothing", "notFound"],
    ["/hockey-insights/nothing", "notFound"],
    ["notFound", "notFound"],
    ["constructor", "notFound"],
  ] as const)("%s has title, description and noindex, and no more", (path, title) => {
    const head = headAt(language, path);
    expect(head.title()).toBe(siteTexts[language].titles[title]);
    expect(head.named("robots")).toBe("noindex");
    expect(head.named("description").length).toBeGreaterThanOrEqual(70);
    expect(head.named("description").length).toBeLessThanOrEqual(155);
    expect(head.all("link").map(({ attributes: { href } }) => href)).toEqual(
      path === "/me" ? [urlOf(language, path), urlOf("en", path), urlOf("fr", path), urlOf("en", path)] : [],
    );
    expect(head.all("meta").filter(({ attributes }) => attributes["property"] !== undefined)).toEqual([]);
    expect(head.all("script")).toEqual([]);
  });
});

test("text in a head is escaped", () => {
  const title = `"><script>1</script><!-- & 'x' </title> ü`;
  const head = readDocumentHead(
    buildHead({
      language: "en",
      path: "/hockey-insights/x",
      article: {
        slug: "x",
        to: "/hockey-insights/x",
        title,
        description: title,
        kind: title,
        asOf: "2026-08-17",
        date: "2026-11-02",
        minutes: 1,
        cover: { form: "tiles", of: [] },
      },
      cards: { "en/hockey-insights/x": "/x.png" },
      puzzle: "RUNNING",
    }),
  );
  expect(head.title()).toBe(`${title} · Deke`);
  expect(head.property("og:title")).toBe(title);
  expect(head.graph()[0]?.["headline"]).toBe(title);
});

/** Parses a file as strict XML. */
function readXml(file: string): XmlDocument {
  const text = readFileSync(new URL(file, BUILT), "utf8");
  return new DOMParser({ onError: (_, message) => expect.fail(message) }).parseFromString(text, "text/xml");
}

const within = (parent: XmlDocument | XmlElement, namespace: string, tag: string): XmlElement[] => [
  ...parent.getElementsByTagNameNS(namespace, tag),
];

test("the sitemap has every page in both languages, each with the other", () => {
  const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
  const urls = within(readXml("sitemap.xml"), SITEMAP, "url").map((url) => ({
    at: within(url, SITEMAP, "loc")[0]?.textContent,
    alternates: Object.fromEntries(
      within(url, "http://www.w3.org/1999/xhtml", "link").map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
    ),
  }));
  expect(urls).toEqual(
    expect.arrayContaining(
      every.map(({ path, language }) => ({
        at: urlOf(language, path),
        alternates: { en: urlOf("en", path), fr: urlOf("fr", path), "x-default": urlOf("en", path) },
      })),
    ),
  );
  expect(urls).toHaveLength(every.length);
});

test.each([
  ["en", "feed.xml"],
  ["fr", "fr/feed.xml"],
] as const)("the %s feed has its articles, the newest first, as Atom asks", (language, file) => {
  const ATOM = "http://www.w3.org/2005/Atom";
  const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
  const document = readXml(file);
  const feed = document.documentElement as XmlElement;
  const one = (parent: XmlElement, tag: string): XmlElement => {
    const own = within(parent, ATOM, tag).filter(({ parentNode }) => parentNode === parent);
    expect(own, tag).toHaveLength(1);
    return own[0] as XmlElement;
  };
  const linksOf = (parent: XmlElement): Partial<Record<string, XmlElement>> =>
    Object.fromEntries(
      within(parent, ATOM, "link")
        .filter(({ parentNode }) => parentNode === parent)
        .map((link) => [link.getAttribute("rel"), link]),
    );
  const addressOf = (link: XmlElement | undefined) => link?.getAttribute("href") ?? "";
  expect(feed.getAttribute("xml:lang")).toBe(`${language}-CA`);
  expect(one(feed, "id").textContent).toBe(urlOf(language, "/feed.xml"));
  const { self, alternate: list } = linksOf(feed);
  expect([self, list].map(addressOf)).toEqual(["/feed.xml", "/hockey-insights"].map((path) => urlOf(language, path)));
  expect(one(one(feed, "author"), "name").textContent).toBe("Deke");
  for (const tag of ["title", "subtitle"]) expect(one(feed, tag).textContent?.length).toBeGreaterThan(10);

  const entries = within(feed, ATOM, "entry");
  expect(entries.map((entry) => one(entry, "title").textContent)).toEqual(
    listArticles(language).map(({ title }) => title),
  );
  for (const [at, entry] of entries.entries()) {
    const article = listArticles(language)[at];
    const url = urlOf(language, article?.to ?? "");
    expect(one(entry, "id").textContent).toBe(url);
    expect(one(entry, "summary").textContent).toBe(article?.description);
    for (const tag of ["published", "updated"]) {
      expect(one(entry, tag).textContent).toMatch(INSTANT);
      expect(one(entry, tag).textContent).toContain(article?.date);
    }
    const { alternate, enclosure } = linksOf(entry);
    expect(addressOf(alternate)).toBe(url);
    expect(Number(enclosure?.getAttribute("length"))).toBe(fileAt(addressOf(enclosure)).length);
  }
  expect(one(feed, "updated").textContent).toBe(one(entries[0] as XmlElement, "updated").textContent);
});
