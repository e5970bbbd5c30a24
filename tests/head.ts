import { expect } from "vitest";
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";

interface Found {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

type Part = DefaultTreeAdapterTypes.Element;

function partsOf(document: DefaultTreeAdapterTypes.Document): [head: Part, body: Part] {
  const root = document.childNodes.find((node): node is Part => node.nodeName === "html");
  const [head, body] = (root?.childNodes ?? []).filter((node) => tree.isElementNode(node));
  return head && body ? [head, body] : expect.fail("no document");
}

const elementsOf = (head: Part): Found[] =>
  head.childNodes
    .filter((node) => tree.isElementNode(node))
    .map(({ tagName, attrs, childNodes }) => ({
      tag: tagName,
      attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
      text: childNodes.map((child) => (tree.isTextNode(child) ? child.value : "?")).join(""),
    }));

/** Returns functions that read a document's head. */
function headOf(elements: readonly Found[]) {
  const all = (tag: string, wanted: Record<string, string> = {}): Found[] =>
    elements.filter(
      (element) =>
        element.tag === tag && Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
    );
  const one = (tag: string, wanted?: Record<string, string>): Found => {
    const [found, ...others] = all(tag, wanted);
    expect(others, `${tag} ${JSON.stringify(wanted)}`).toEqual([]);
    return found ?? expect.fail(`no ${tag} ${JSON.stringify(wanted)}`);
  };
  return {
    all,
    title: () => one("title").text,
    named: (name: string) => one("meta", { name }).attributes["content"] ?? "",
    property: (property: string) => one("meta", { property }).attributes["content"] ?? "",
    link: (rel: string) => one("link", { rel }).attributes["href"] ?? "",
    /** Returns the page's address per language. */
    alternates: () =>
      new Map(
        all("link", { rel: "alternate" }).flatMap(({ attributes: { hreflang, href = "" } }) =>
          hreflang === undefined ? [] : [[hreflang, href] as const],
        ),
      ),
    /** Returns the structured data. */
    graph: () => {
      const { "@context": context, "@graph": things } = JSON.parse(one("script", { type: "application/ld+json" }).text);
      expect(context).toBe("https://schema.org");
      return things as ({ "@type": string } & Record<string, unknown>)[];
    },
  };
}

/** Reads the head of a page as a browser parses it. */
export const readPage = (page: string) => headOf(elementsOf(partsOf(parse(page))[0]));

/** Reads a rendered head by itself, checking that nothing falls out of it and no tag is malformed. */
export function readHead(written: string) {
  const [head, body] = partsOf(
    parse(`<!doctype html><html><head>${written}</head><body></body></html>`, {
      onParseError: ({ code }) => expect.fail(code),
    }),
  );
  expect(body.childNodes).toEqual([]);
  expect(head.childNodes.filter((node) => !tree.isElementNode(node))).toEqual([]);
  return headOf(elementsOf(head));
}
