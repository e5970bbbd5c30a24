import { text } from "node:stream/consumers";
import i18next from "i18next";
import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from "parse5";
import { isValidElement, type ReactNode } from "react";
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
import { Live, statesOf, untilSettled } from "./effects.tsx";
import { outline } from "./outline.ts";

/** The day of all rendered pages, a Saturday, and noon of it. */
export const TODAY = "2026-11-21";
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);

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

// oxlint-disable-next-line no-explicit-any -- those of any component
export type Props = Readonly<Record<string, any>>;
type Content = ReactNode | ((language: Language) => ReactNode | Promise<ReactNode>);
/** What is rendered, or what returns it; its address, and what differs in the page's data and in states ({@link statesOf}). */
type Shown =
  | Content
  | { content: Content; path?: string; page?: Partial<PageData>; states?: States | ((language: Language) => States) };
type States = Parameters<typeof statesOf>[0];

/**
 * Compares what a component renders to in both languages with a file (`npx vitest run -u` writes it).
 *
 * @param name name of the file
 * @param states what is rendered, by what it is
 */
export async function expectShown(name: string, states: Readonly<Record<string, Shown>>, show = render): Promise<void> {
  const texts: string[] = [];
  for (const [state, shown] of Object.entries(states)) {
    const all = typeof shown === "object" && shown !== null && "content" in shown ? shown : { content: shown };
    forgetStored();
    const showIn = async (language: Language) => {
      await i18next.changeLanguage(language);
      const node = typeof all.content === "function" ? await all.content(language) : all.content;
      const given = typeof all.states === "function" ? all.states(language) : all.states;
      const content = given === undefined ? node : <Live choose={statesOf(given)}>{node}</Live>;
      return show(language, content, all.path, all.page);
    };
    const [english, french] = [await showIn("en"), await showIn("fr")];
    texts.push(`# ${state}\n\n${outline(english.parent, french.parent)}\n`);
  }
  await expect(texts.join("\n")).toMatchFileSnapshot(`shown/${name}.txt`);
}

/** Like {@link render}, after effects have run and what they load has been loaded. */
export const renderSettled: typeof render = (...page) => renderLive(page, false);

/** Like {@link render}, with given states and without effects. */
export const renderStill: typeof render = (...page) => renderLive(page, true);

const renderLive = ([language, content, path, page]: Parameters<typeof render>, isStill: boolean) =>
  untilSettled(
    () => render(language, <Live>{content}</Live>, path, page),
    ({ parent }) => serialize(parent),
    isStill,
  );

/** Returns what is rendered after something was stored or stubbed. */
export const after = (before: () => unknown, shown: ReactNode) => async (): Promise<ReactNode> => {
  await before();
  return shown;
};

/** Renders a component, and returns the props of all elements in it: handlers, and what is shared. */
export async function propsIn(language: Language, content: ReactNode, states: States = {}): Promise<Props[]> {
  let found: Props[] = [];
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect);
    if (!isValidElement<Props>(node)) return;
    const { type: component, props } = node;
    found.push(props);
    const isFunction = typeof component === "function" && !component.prototype?.render;
    collect(isFunction ? (component as (props: Props) => ReactNode)(props) : props["children"]);
  };
  const Collected = () => {
    found = [];
    collect(content);
    return null;
  };
  await renderSettled(
    language,
    <Live choose={statesOf(states)}>
      <Collected />
    </Live>,
  );
  return found;
}

/** Returns the text of a key in a language. */
export const textIn = (language: Language) => i18next.getFixedT(language);

/**
 * Renders a component as a visitor sees it after hydration, with all parts that are loaded on demand. Fails if a text has
 * a value missing, or a French one is in English.
 *
 * @param path English address of the page
 * @param page what differs in the page's data
 */
export async function render(
  language: Language,
  content: ReactNode,
  path = "/",
  page: Partial<PageData> = {},
): Promise<Part> {
  await i18next.changeLanguage(language);
  setPageData({ ...PAGE, ...page });
  renderHydrated(true);
  try {
    const { prelude } = await prerenderToNodeStream(
      <StaticRouter basename={PATH_PREFIXES[language] || "/"} location={localizePath(language, path)}>
        {content}
      </StaticRouter>,
      { progressiveChunkSize: Infinity },
    );
    const part = partOf(parseFragment(await text(prelude)));
    expect(`${part.seen} ${part.read}`).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object/);
    if (language === "fr") expect(englishIn(`${part.seen} ${part.read}`)).toEqual([]);
    return part;
  } finally {
    renderHydrated(false);
  }
}
