import { readFileSync } from "node:fs";
import { act, cleanup, configure, render as mount, screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import i18next, { type ParseKeys } from "i18next";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { PATH_PREFIXES, localizePath, type Language } from "#rules/i18n/address";
import { setPageData, type PageData } from "../../client/browser/page-data.ts";
import { storeNickname } from "../../client/data/me.ts";
import en from "../../client/i18n/en.json" with { type: "json" };
import fr from "../../client/i18n/fr.json" with { type: "json" };
import { I18N_OPTIONS } from "../../client/i18n/language.ts";
import { keysWithPrefix, readText, removeStored } from "../../client/storage/local-storage.ts";
import { dismissNotice } from "../../client/ui/notices.ts";
import { englishIn, wordsOnPage } from "../english.ts";
import { outline } from "./outline.ts";

/** The day of all pages, a Saturday, and noon of it. */
export const TODAY = "2026-11-21";
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);

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

await i18next.init({
  ...I18N_OPTIONS,
  lng: "en",
  resources: { en: { translation: en }, fr: { translation: fr } },
});

// While a visitor acts, all is within `act`: outside it React shows a part that has loaded up to 300 ms later.
configure({ asyncWrapper: (step) => step() });

/** Returns the text of a key in a language. */
export const textIn = (language: Language) => i18next.getFixedT(language);

/** Returns what the browser stores, by key, and the address. */
const readBrowser = (): ReadonlyMap<string, string | null> =>
  new Map([...keysWithPrefix("").map((key) => [key, readText(key)] as const), ["address", location.href]]);
/** What it was before the visitor came. */
let before: ReturnType<typeof readBrowser> = new Map();

/** A visitor of a rendered page. Presses find an element by its role and its name, or the beginning of the name. */
export interface Visitor {
  t: ReturnType<typeof textIn>;
  press: (name: string, role?: string) => Promise<void>;
  /** Types into the only field of a role. */
  type: (text: string, role?: string) => Promise<void>;
  choose: (name: string, option: string) => Promise<void>;
}

type Content = ReactNode | ((language: Language) => ReactNode | Promise<ReactNode>);

/** What is shown, or what returns it after something was stored or stubbed. */
export type Shown =
  | Content
  | {
      content: Content;
      /** English address of the page. */
      path?: string;
      /** What differs in the page's data. */
      page?: Partial<PageData>;
      /** What the visitor does. */
      acts?: (visitor: Visitor) => Promise<unknown>;
    };

/** Forgets what a page has stored. */
export function forgetStored(): void {
  keysWithPrefix("").forEach(removeStored);
  dismissNotice();
}

/**
 * Sets the time of each test of a file to noon UTC, half past eight for the visitor, begins it without storage and cookies,
 * and leaves requests unanswered. The document has the sprite, because flags depend on it.
 */
export function inBrowser(): void {
  document.head.innerHTML = readFileSync(new URL("../../client/ui/sprite.svg", import.meta.url), "utf8");
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
    vi.stubEnv("TZ", "America/St_Johns");
    document.cookie = "played=classic; path=/";
    Object.assign(document, { fonts: { load: async () => [] }, getAnimations: () => [] });
    vi.stubGlobal("requestIdleCallback", (call: () => void) => (call(), 0));
    vi.stubGlobal("cancelIdleCallback", () => {});
    vi.stubGlobal("visualViewport", null);
    respond({});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    forgetStored();
  });
}

/** The careers of players 1 to 4. They are loaded once for all tests, so every request for them gets this answer. */
const careerOf = (id: number, country = "CA", clubs = ["MTL"]) => [id, "C", country, clubs, 1990, 3];
const CAREERS = [careerOf(1), careerOf(2, "CA", ["QUE", "TOR"]), careerOf(3, "US"), careerOf(4)];

/** Functions that end requests without an answer. Data that all pages share would wait for them forever. */
const unanswered = new Set<() => void>();

/** What a page has sent, other than requests for data, and for data of a round, which is loaded once for all tests. */
const requests: string[] = [];
const FOR_DATA = /^GET|\/(?:coach|picks|proofs) /;

/** Answers requests by a part of their path, with a body or the code of an error. Other requests get no answer. */
export const respond = (bodies: Readonly<Record<string, object | string>>): void =>
  void vi.stubGlobal("fetch", (url: string, request?: RequestInit) => {
    requests.push(`${request?.method ?? "GET"} ${url} ${request?.body ?? ""}`);
    const [, body] =
      Object.entries({ "/careers": { careers: CAREERS }, ...bodies }).find(([path]) => String(url).includes(path)) ??
      [];
    if (body === undefined) return new Promise((_, fail) => unanswered.add(() => fail(new TypeError("no answer"))));
    const isError = typeof body === "string";
    // Node reads the body of a real response in the background, which ends at any time.
    const json = () => Promise.resolve(isError ? { error: body } : structuredClone(body));
    return Promise.resolve({ ok: !isError, status: isError ? 400 : 200, json, blob: async () => new Blob() });
  });

/** Answers all requests. */
export const answer = (body: object | string): void => respond({ "": body });

/** Returns what is rendered after something was stored or stubbed. */
export const after = (before: () => unknown, shown: ReactNode) => async (): Promise<ReactNode> => {
  await before();
  return shown;
};

/** Returns what is rendered after all requests are answered. */
export const answered = (body: object | string, shown: ReactNode) => after(() => answer(body), shown);

/** Returns what a visitor does who presses buttons, by the keys of their names. */
export const pressing =
  (...keys: ParseKeys[]) =>
  async ({ press, t }: Visitor): Promise<void> => {
    for (const key of keys) await press(t(key));
  };

/** Lets effects run, and what they load arrive, until nothing on the page changes, nor what is loaded after that. */
async function settle(): Promise<void> {
  for (let still = 0; still < 2;) {
    const before = document.body.innerHTML;
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
    still = document.body.innerHTML === before ? still + 1 : 0;
  }
}

/**
 * Returns a copy of the page, with attributes for what was chosen and typed and has the focus, and with what was copied,
 * sent and stored, and a new address. Fails if a text has a value missing, or a French one is in English.
 */
async function copyPage(language: Language): Promise<Element> {
  for (const option of document.querySelectorAll("option")) option.toggleAttribute("selected", option.selected);
  for (const field of document.querySelectorAll("input")) {
    field.toggleAttribute("checked", field.checked);
    if (!["", "on"].includes(field.value)) field.setAttribute("value", field.value);
  }
  if (document.activeElement !== document.body) document.activeElement?.setAttribute("focused", "");
  const words = wordsOnPage();
  expect(words).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object/);
  // Addresses that are copied are in English.
  if (language === "fr") expect(englishIn(words.replace(/https:\S+/g, ""))).toEqual([]);
  const copy = (document.body.firstElementChild ?? expect.fail("nothing is shown")).cloneNode(true) as Element;
  copy.normalize();
  const copied = await navigator.clipboard.readText();
  const all = new Map([...[...before.keys()].map((key) => [key, "none"] as const), ...readBrowser()]);
  const changed = [...all].flatMap(([key, now]) => (now === before.get(key) ? [] : `${key} = ${now?.slice(0, 150)}`));
  for (const text of [copied, ...requests.filter((request) => !FOR_DATA.test(request)), ...changed])
    if (text !== "") copy.append(Object.assign(document.createElement("output"), { textContent: text }));
  return copy;
}

async function show(
  language: Language,
  { content, path = "/", page, acts }: Exclude<Shown, Content>,
): Promise<Element> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  history.replaceState(null, "", localizePath(language, path));
  setPageData({ ...PAGE, ...page });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  await navigator.clipboard.writeText("");
  requests.length = 0;
  const named = (role: string, name: string) => {
    const all = screen.getAllByRole(role, { name: (all) => all.startsWith(name), hidden: true });
    return (
      all.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === name) ?? all[0] ?? expect.fail(name)
    );
  };
  const after = async (step: () => Promise<void>) => {
    await act(step);
    await settle();
  };
  const node = typeof content === "function" ? await content(language) : content;
  before = readBrowser();
  mount(<BrowserRouter basename={PATH_PREFIXES[language] || "/"}>{node}</BrowserRouter>);
  try {
    await settle();
    await acts?.({
      t: textIn(language),
      press: (name, role = "button") => after(() => user.click(named(role, name))),
      type: (text, role = "textbox") => after(() => user.type(screen.getByRole(role), text)),
      choose: (name, option) => after(() => user.selectOptions(named("combobox", name), option)),
    });
    return await copyPage(language);
  } finally {
    cleanup();
    for (const end of unanswered) end();
    unanswered.clear();
    // Data that all pages share forgets a failure only in the next turn.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Compares components, after their effects and a visitor's presses, with a file, in both languages (`npx vitest run -u`
 * writes it). The file of the test begins with `// @vitest-environment browser`.
 *
 * @param name name of the file
 * @param states what is shown, by what it is
 */
export async function expectShown(name: string, states: Readonly<Record<string, Shown>>): Promise<void> {
  const texts: string[] = [];
  for (const [state, shown] of Object.entries(states)) {
    const all = typeof shown === "object" && shown !== null && "content" in shown ? shown : { content: shown };
    const showIn = async (language: Language) => {
      forgetStored();
      // The server's last response about the visitor is kept for all pages.
      storeNickname(null);
      return show(language, all);
    };
    const [english, french] = [await showIn("en"), await showIn("fr")];
    texts.push(`# ${state}\n\n${outline(english, french)}\n`);
  }
  await expect(texts.join("\n")).toMatchFileSnapshot(`shown/${name}.txt`);
}
