import { text } from "node:stream/consumers";
import i18next from "i18next";
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { PATH_PREFIXES, localizePath, type Language } from "#rules/i18n/address";
import { setPageData, type PageData } from "../../client/browser/page-data.ts";
import en from "../../client/i18n/en.json" with { type: "json" };
import fr from "../../client/i18n/fr.json" with { type: "json" };
import { I18N_OPTIONS } from "../../client/i18n/language.ts";
import { keysWithPrefix, removeStored } from "../../client/storage/local-storage.ts";
import { renderHydrated } from "../../client/storage/store.ts";
import { dismissNotice } from "../../client/ui/notices.ts";
import { englishIn } from "../english.ts";

/** The day of all rendered pages, a Saturday, and noon of it. */
export const TODAY = "2026-11-21";
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);

/** Forgets what a page has stored. */
export function forgetStored(): void {
  keysWithPrefix("").forEach(removeStored);
  dismissNotice();
}

/** Sets the time of each test of a file to {@link NOON} in UTC, and forgets what the tests stub and store. */
export function atNoon(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
    vi.stubEnv("TZ", "UTC");
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    forgetStored();
  });
}

/** The data of all pages. */
export const PAGE: PageData = {
  origin: "https://deke.example",
  returns: true,
  rules: null,
  today: {
    day: TODAY,
    number: 21,
    league: "0123456789ab",
    face: "pixels",
    next: NOON + 43_200_000,
    factsAsOf: "2026-11-20",
  },
  facts: "0123456789ab",
  stops: null,
  face: null,
  measurement: null,
  coffee: null,
  operator: null,
  contact: null,
  pictures: true,
};

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Part of a rendered page. */
export interface Part {
  /** What was parsed. */
  parent: Parent;
  /** All text and signs in order, without the text for screen readers. */
  seen: string;
  /** What a screen reader reads: text and labels, without what is hidden from it. */
  read: string;
  attribute: (name: string) => string | undefined;
  /** Returns all elements in it, hidden ones as well. */
  children: () => Part[];
  /** Returns the elements of a role, in order. */
  all: (role: keyof typeof ROLES) => Part[];
  /** Returns what a screen reader reads of the elements of a role, in order. */
  reads: (role: keyof typeof ROLES) => string[];
  /** Returns the only element of a role; the test fails if there is another number. */
  one: (role: keyof typeof ROLES) => Part;
}

const of = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;
const isTag =
  (...names: string[]) =>
  (element: Element): boolean =>
    names.includes(element.tagName);
const isRole = (role: string) => (element: Element) => of(element, "role") === role;

/** How an element of a role is marked up. */
const ROLES = {
  button: isTag("button"),
  alert: isRole("alert"),
  cell: isTag("td"),
  checkbox: isRole("checkbox"),
  columnheader: (element: Element) => element.tagName === "th" && of(element, "scope") === "col",
  definition: isTag("dd"),
  dialog: isTag("dialog"),
  heading: isTag("h1", "h2", "h3", "h4"),
  image: isRole("img"),
  link: (element: Element) => element.tagName === "a" && of(element, "href") !== undefined,
  listitem: isTag("li"),
  row: isTag("tr"),
  status: isRole("status"),
  rowheader: (element: Element) => element.tagName === "th" && of(element, "scope") === "row",
  table: isTag("table"),
  term: isTag("dt"),
  timer: isRole("timer"),
} as const;

/** What the drawings that carry a meaning look like (client/ui/sprite.svg). */
const SIGNS: Readonly<Record<string, string>> = {
  "#arrow-up": "▲",
  "#arrow-down": "▼",
  "#verdict-match": "✓",
  "#verdict-near": "≈",
  "#verdict-miss": "✗",
  "#lamp-on": "◉",
  "#lamp-off": "○",
};

const isHidden = (element: Element): boolean => of(element, "aria-hidden") === "true";

/** Returns all elements that are not hidden from assistive technology. */
const elementsIn = (parent: Parent): Element[] =>
  parent.childNodes
    .filter((node) => tree.isElementNode(node))
    .filter((element) => !isHidden(element))
    .flatMap((element) => [element, ...elementsIn(element)]);

function textOf(parent: Parent, isSkipped: (element: Element) => boolean, withLabels: boolean): string {
  return parent.childNodes
    .map((node) => {
      if (tree.isTextNode(node)) return node.value;
      if (!tree.isElementNode(node) || isSkipped(node)) return "";
      const label = withLabels ? of(node, "aria-label") : undefined;
      const sign = node.tagName === "use" ? (SIGNS[of(node, "href") ?? ""] ?? "") : "";
      return ` ${label ?? ""} ${sign}${textOf(node, isSkipped, withLabels)} `;
    })
    .join("");
}

// Only an English text has no space before its punctuation.
const tidy = (text: string): string =>
  text
    .replace(/[ \n]+/g, " ")
    .replace(/ (?=[,.:;])/g, "")
    .trim();

function partOf(parent: Parent): Part {
  const all = (role: keyof typeof ROLES): Part[] => elementsIn(parent).filter(ROLES[role]).map(partOf);
  return {
    parent,
    get seen() {
      return tidy(textOf(parent, (element) => of(element, "class") === "vh", false));
    },
    get read() {
      return tidy(textOf(parent, isHidden, true));
    },
    attribute: (name) => (tree.isElementNode(parent) ? of(parent, name) : undefined),
    children: () => parent.childNodes.filter((node) => tree.isElementNode(node)).map(partOf),
    all,
    reads: (role) => all(role).map(({ read }) => read),
    one(role) {
      const found = all(role);
      return found.length === 1 && found[0] !== undefined ? found[0] : expect.fail(`${found.length} of role ${role}`);
    },
  };
}

await i18next.init({
  ...I18N_OPTIONS,
  lng: "en",
  resources: { en: { translation: en }, fr: { translation: fr } },
});

/** Returns the text of a key in a language. */
export const textIn = (language: Language) => i18next.getFixedT(language);

/** Reads a rendered page. Fails if a text has a value missing, or a French one is in English. */
export function readPart(language: Language, markup: string): Part {
  const part = partOf(parseFragment(markup));
  expect(`${part.seen} ${part.read}`).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object/);
  // Addresses that are copied are in English.
  if (language === "fr") expect(englishIn(`${part.seen} ${part.read}`.replace(/https:\S+/g, ""))).toEqual([]);
  return part;
}

/**
 * Renders a component as a visitor sees it after hydration, with all parts that are loaded on demand.
 *
 * @param path English address of the page
 */
export async function render(language: Language, content: ReactNode, path = "/"): Promise<Part> {
  await i18next.changeLanguage(language);
  setPageData(PAGE);
  renderHydrated(true);
  try {
    const { prelude } = await prerenderToNodeStream(
      <StaticRouter basename={PATH_PREFIXES[language] || "/"} location={localizePath(language, path)}>
        {content}
      </StaticRouter>,
      { progressiveChunkSize: Infinity },
    );
    return readPart(language, await text(prelude));
  } finally {
    renderHydrated(false);
  }
}
