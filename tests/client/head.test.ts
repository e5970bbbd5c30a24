import { readdirSync, readFileSync } from "node:fs";
import { DOMParser, type Document as XmlDocument, type Element as XmlElement } from "@xmldom/xmldom";
import { decode } from "fast-png";
import { describe, expect, test } from "vitest";
import { localizePath, LANGUAGES, type Language } from "#rules/i18n/address";
import { joinPieces, splitAtTokens, tokenOf } from "#rules/site/placeholders";
import { SITEMAP_PAGES } from "#rules/site/pages";
import { listArticles } from "../../client/articles/shelf.ts";
import { ORIGIN } from "../../client/build/head/addresses.ts";
import { escapeHtml } from "../../client/build/head/element.ts";
import { buildHead, type DocumentHead } from "../../client/build/head/head.ts";
import { headTexts, siteTexts } from "../../client/build/head/words.ts";
import { prerenderedHead } from "../../client/build/head/prerendered.ts";
import { readHead } from "../head.ts";
import { ARTICLE_SLUGS } from "../../worker/pages/articles.ts";

const BUILT = new URL("../../dist/client/", import.meta.url);

/** Pages that are in no list of results: the visitor's, and an unknown one. */
const UNLISTED = ["/me", "/nothing"];

const everywhere: readonly string[] = [
  ...SITEMAP_PAGES.map(([path]) => path),
  ...ARTICLE_SLUGS.map((slug) => `/hockey-insights/${slug}`),
];
const every = everywhere.flatMap((path) => LANGUAGES.map((language) => ({ path, language })));

/** Returns a head with its own link metadata filled in. */
const fill = ({ html: template, metadata }: DocumentHead): string => {
  const escaped = Object.entries(metadata).map(([name, value]): [string, string] => [name, escapeHtml(value)]);
  const values: Partial<Record<string, string>> = Object.fromEntries(escaped);
  return joinPieces(splitAtTokens(template), (name) => values[name] ?? tokenOf(name));
};

const headAt = (language: Language, path: string) => readHead(fill(prerenderedHead(language, path)));
const urlOf = (language: Language, path: string): string => ORIGIN + localizePath(language, path);

/** Returns a text without what changes with the content of a picture. */
const withoutHashes = (text: string): string => text.replaceAll(/(?<=-|\?v=)[0-9a-f]{12}\b/g, "…");

/** Returns the file at an address of the site. */
const fileAt = (url: string): Buffer => readFileSync(new URL(url.replace(`${ORIGIN}/`, ""), BUILT));

describe("all heads together", () => {
  const heads = every.map(({ path, language }) => headAt(language, path));

  test.each([
    ["title", (head: (typeof heads)[number]) => head.title()],
    ["description", (head: (typeof heads)[number]) => head.named("description")],
    ["picture", (head: (typeof heads)[number]) => head.property("og:image")],
  ])("have no %s twice", (_what, of) => expect(new Set(heads.map(of)).size).toBe(every.length));

  test("are as in the file", async () => {
    const texts = [...everywhere, ...UNLISTED].map((path) => {
      const written = LANGUAGES.map((language) => fill(prerenderedHead(language, path))).join("\n");
      return `# ${path}\n${withoutHashes(written).replaceAll(/<[a-z]|\{"@type"/g, "\n$&")}\n`;
    });
    await expect(texts.join("\n")).toMatchFileSnapshot("shown/heads.txt");
  });

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

test.each(["/hockey-insights/nothing", "notFound", "constructor"])(
  "the head of %s is that of an unknown page",
  (path) => {
    for (const language of LANGUAGES)
      expect(prerenderedHead(language, path)).toEqual(prerenderedHead(language, "/nothing"));
  },
);

test("text in a head is escaped", () => {
  const title = `"><script>1</script><!-- & 'x' </title> ü`;
  const [article] = listArticles("en");
  if (article === undefined) return expect.fail("no article");
  const head = readHead(
    fill(
      buildHead({
        language: "en",
        path: "/hockey-insights/x",
        article: { ...article, slug: "x", to: "/hockey-insights/x", title, description: title, kind: title },
        cards: { "en/hockey-insights/x": "/x.png" },
        puzzle: "RUNNING",
      }),
    ),
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
] as const)(
  "the %s feed is as in its file, with the articles, the newest first, and the sizes of their pictures",
  async (language, file) => {
    const entries = within(readXml(file), "http://www.w3.org/2005/Atom", "entry");
    expect(entries.map((entry) => entry.getElementsByTagName("title")[0]?.textContent)).toEqual(
      listArticles(language).map(({ title }) => title),
    );
    for (const entry of entries) {
      const picture = [...entry.getElementsByTagName("link")].find((link) => link.getAttribute("rel") === "enclosure");
      expect(Number(picture?.getAttribute("length"))).toBe(fileAt(picture?.getAttribute("href") ?? "").length);
    }
    const text = readFileSync(new URL(file, BUILT), "utf8").replaceAll(/length="\d+"/g, 'length="…"');
    await expect(withoutHashes(text)).toMatchFileSnapshot(`shown/feed-${language}.txt`);
  },
);
