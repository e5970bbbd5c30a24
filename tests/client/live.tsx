import { readFileSync } from "node:fs";
import { act, cleanup, render as mount, screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import i18next, { type ParseKeys } from "i18next";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { beforeEach, expect, vi } from "vitest";
import { PATH_PREFIXES, localizePath, type Language } from "#rules/i18n/address";
import { setPageData, type PageData } from "../../client/browser/page-data.ts";
import { storeNickname } from "../../client/data/me.ts";
import { outline } from "./outline.ts";
import { PAGE, atNoon, forgetStored, readPart, textIn, type Part } from "./rendered.tsx";

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

/**
 * Sets the time of each test of a file to noon, begins it without storage and cookies, and leaves requests unanswered. The
 * document has the sprite, because flags depend on it.
 */
export function inBrowser(): void {
  atNoon();
  document.head.innerHTML = readFileSync(new URL("../../client/ui/sprite.svg", import.meta.url), "utf8");
  beforeEach(() => {
    document.cookie = "played=classic; path=/";
    Object.assign(document, { fonts: { load: async () => [] }, getAnimations: () => [] });
    vi.stubGlobal("requestIdleCallback", (call: () => void) => (call(), 0));
    vi.stubGlobal("cancelIdleCallback", () => {});
    vi.stubGlobal("visualViewport", null);
    respond({});
  });
}

/** The careers of players 1 to 4. They are loaded once for all tests, so every request for them gets this answer. */
const CAREERS = [1, 2, 3, 4].map((id) => [
  id,
  "C",
  id === 3 ? "US" : "CA",
  id === 2 ? ["QUE", "TOR"] : ["MTL"],
  1990,
  3,
]);

/** Functions that end requests without an answer. Data that all pages share would wait for them forever. */
const unanswered = new Set<() => void>();

/** Answers requests by a part of their path, with a body or the code of an error. Other requests get no answer. */
export const respond = (bodies: Readonly<Record<string, object | string>>): void =>
  void vi.stubGlobal("fetch", (url: string) => {
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

/** Returns the markup of the page, with attributes for what was chosen and typed, and what was copied. */
async function markup(): Promise<string> {
  for (const option of document.querySelectorAll("option")) option.toggleAttribute("selected", option.selected);
  for (const field of document.querySelectorAll("input")) {
    field.toggleAttribute("checked", field.checked);
    if (!["", "on"].includes(field.value)) field.setAttribute("value", field.value);
  }
  const copied = await navigator.clipboard.readText();
  return (document.body.firstElementChild?.innerHTML ?? "") + (copied && `<output>${copied}</output>`);
}

async function show(language: Language, { content, path = "/", page, acts }: Exclude<Shown, Content>): Promise<Part> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  history.replaceState(null, "", localizePath(language, path));
  setPageData({ ...PAGE, ...page });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  await navigator.clipboard.writeText("");
  const named = (role: string, name: string) => {
    const all = screen.getAllByRole(role, { name: (all) => all.startsWith(name), hidden: true });
    return (
      all.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === name) ?? all[0] ?? expect.fail(name)
    );
  };
  const after = async (step: Promise<unknown>) => {
    await step;
    await settle();
  };
  const node = typeof content === "function" ? await content(language) : content;
  mount(<BrowserRouter basename={PATH_PREFIXES[language] || "/"}>{node}</BrowserRouter>);
  try {
    await settle();
    await acts?.({
      t: textIn(language),
      press: (name, role = "button") => after(user.click(named(role, name))),
      type: (text, role = "textbox") => after(user.type(screen.getByRole(role), text)),
      choose: (name, option) => after(user.selectOptions(named("combobox", name), option)),
    });
    return readPart(language, await markup());
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
    texts.push(`# ${state}\n\n${outline(english.parent, french.parent)}\n`);
  }
  await expect(texts.join("\n")).toMatchFileSnapshot(`shown/${name}.txt`);
}
