import { readFileSync } from "node:fs";
import { localizePath } from "#rules/i18n/address";
import { setTimeout } from "node:timers/promises";
import { comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { ARTICLE_SLUGS } from "../../worker/pages/articles.ts";
import { PAGES } from "#rules/site/pages";
import { CLASSIC, UNLIMITED } from "../e2e/play.ts";
import { nameOf, TODAY, type Site } from "../e2e/site.ts";
import { Key } from "selenium-webdriver";
import { evaluate, press, takeScreenshot, until, type Session } from "./engine.ts";

type Report = (faults: readonly string[], where: string) => void;

interface Words {
  [key: string]: string | Words;
}

const words = (language: "en" | "fr"): Words =>
  JSON.parse(readFileSync(new URL(`../../client/i18n/${language}.json`, import.meta.url), "utf8")) as Words;

/** Evaluates to the language and the title of a page once its scripts have run and it has loaded; otherwise to null. */
const HEAD = `(() => {
  const h1 = document.querySelector("h1")?.innerText.trim();
  const isHydrated = [...document.querySelectorAll("body *")].some((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps")));
  const isArrived = isHydrated && h1 && document.readyState === "complete" && document.querySelector("[aria-busy=true]") === null &&
    !/(Loading|Chargement)\\.\\.\\./.test(document.body.innerText);
  return isArrived ? { language: document.documentElement.lang, title: document.title } : null;
})()`;

interface Head {
  language: string;
  title: string;
}

/** Opens every page, and an address without one, in a language: each has its title and no errors. */
export async function crawl(session: Session, site: Site, language: "en" | "fr", report: Report): Promise<void> {
  const titles = words(language)["titles"] as Record<string, string>;
  const browser = (await session.driver.getCapabilities()).getBrowserName() ?? "browser";
  const pages = new Map<string, string | undefined>([
    ...Object.entries(PAGES).map(([path, { name }]) => [path, titles[name]] as const),
    ...ARTICLE_SLUGS.map((slug) => [`/hockey-insights/${slug}`, undefined] as const),
    ["/no-such-page", titles["notFound"]],
  ]);
  for (const [path, title] of pages) {
    const isRight = (head: Head | null) =>
      head !== null &&
      head.language.startsWith(language) &&
      (title === undefined ? head.title !== titles["home"] : head.title === title);
    await open(session, new URL(localizePath(language, path), site.url));
    let head: Head | null = null;
    const faults = await until(session, "its words", async () =>
      isRight((head = await evaluate<Head | null>(session, HEAD))),
    ).then(
      () => [],
      () => [`it says ${JSON.stringify(head)}`],
    );
    await takeScreenshot(session, `${browser}-${language}${path.replaceAll("/", "-")}`);
    report([...faults, ...(await errorsOf(session))], `${path}, ${language}`);
  }
}

/**
 * Opens an address, and waits until it is loaded. Both engines cancel the first navigation if the previous page has
 * just replaced its own address.
 */
async function open({ driver }: Session, { href }: URL): Promise<void> {
  const before = await driver.getCurrentUrl();
  await driver.get(href).catch(() => {});
  if ((await driver.getCurrentUrl()) === before) await driver.get(href);
}

/** Returns the errors of a page, after a moment for late ones. */
async function errorsOf(session: Session): Promise<string[]> {
  await setTimeout(100);
  return session.takeErrors();
}

/** Makes a guess in every game, and reads its verdict. */
export async function playThrough(session: Session, site: Site, report: Report): Promise<void> {
  const [guessed] = site.others;
  const name = nameOf(guessed);
  const round = async (path: string, play: () => Promise<string[]>) => {
    await open(session, new URL(path, site.url));
    await until(session, `${path} is there`, () => evaluate<Head | null>(session, HEAD));
    const faults = await play().catch((error: unknown) => [String(error)]);
    report([...faults, ...(await errorsOf(session))], `a guess at ${path}`);
  };
  /** Types a name into the focused field, and selects the first of the list. */
  const typeName = async (typed: string) => {
    await until(session, "a name can be typed", () =>
      evaluate<boolean>(
        session,
        `(() => { const field = document.querySelector("input[role=combobox][aria-busy=false]"); field?.focus(); return field !== null; })()`,
      ),
    );
    await press(session, typed);
    await until(session, `${typed} is in the list`, () =>
      evaluate<boolean>(
        session,
        `document.querySelector("[role=option]")?.textContent.includes(${JSON.stringify(typed)}) ?? false`,
      ),
    );
    await press(session, Key.ENTER);
  };
  const mainText = () => evaluate<string>(session, "document.querySelector('main').textContent.replace(/\\s+/g, ' ')");

  const verdicts = words("en")["verdicts"] as Record<string, string>;
  for (const path of [CLASSIC, UNLIMITED])
    await round(path, async () => {
      await typeName(name);
      const cells = await until(session, "the guess is judged", () =>
        evaluate<string[] | null>(
          session,
          `(() => {
          const row = [...document.querySelectorAll("tbody tr")].find((row) =>
            row.querySelector("th")?.textContent.includes(${JSON.stringify(name)}));
          const told = [...(row?.querySelectorAll("td") ?? [])].map((cell) => /: (${Object.values(verdicts).join("|")})/i.exec(cell.textContent)?.[1]);
          return told.length === ${CLASSIC_CLUES.length} && told.every(Boolean) ? told : null;
        })()`,
        ),
      );
      if (path !== CLASSIC) return [];
      const clue = comparePlayers(site.answers[TODAY], guessed);
      return CLASSIC_CLUES.flatMap((clueName, at) => {
        const wanted = verdicts[clue[clueName]?.verdict ?? "miss"] ?? "";
        return cells[at]?.toLowerCase() === wanted.toLowerCase()
          ? []
          : [`${clueName} says "${cells[at]}", not "${wanted}"`];
      });
    });
  for (const path of ["/nhl/face-reveal-game", "/nhl/career-path-game", "/nhl/legends-game"])
    await round(path, async () => {
      await typeName("Sidney Crosby");
      await until(session, "the guess is told", async () => /Crosby/.test(await mainText()));
      return [];
    });
  await round("/nhl/roster-mystery-game", async () => {
    await until(session, "clubs can be chosen", () =>
      evaluate<boolean>(session, "document.querySelectorAll('select option').length > 20"),
    );
    await evaluate(
      session,
      `(() => {
      const [season, team] = ["1996", "DET"];
      for (const select of document.querySelectorAll("main select")) {
        const option = [...select.options].find(({ value }) => value.startsWith(season) || value === team);
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(select, option.value);
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
    })()`,
    );
    await evaluate(
      session,
      `[...document.querySelectorAll("main button")].find((button) => button.textContent === "Guess")?.click()`,
    );
    await until(session, "the guess is told", async () => /1996.97/.test(await mainText()));
    return [];
  });
  await round("/nhl/immaculate-grid", async () => {
    await until(session, "the board is there", () =>
      evaluate<boolean>(session, "document.querySelector('[data-square=\"0\"]') !== null"),
    );
    await evaluate(session, "document.querySelector('[data-square=\"0\"]').click()");
    await typeName("Sidney Crosby");
    await until(session, "a guess is used", async () => /\b8\b/.test(await mainText()));
    return [];
  });
}
