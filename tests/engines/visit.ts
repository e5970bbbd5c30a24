import { readFileSync } from "node:fs";
import { addressIn } from "#rules/address";
import { setTimeout } from "node:timers/promises";
import { compare } from "#rules/classic";
import { CLUES } from "#rules/clues";
import { ARTICLES } from "../../worker/articles.ts";
import { PAGES } from "#rules/pages";
import { CLASSIC, UNLIMITED } from "../e2e/play.ts";
import { nameOf, TODAY, type Site } from "../e2e/site.ts";
import { ENTER, until, type Visitor } from "./engine.ts";

type Report = (faults: readonly string[], where: string) => void;

interface Words {
  [key: string]: string | Words;
}

const words = (language: "en" | "fr"): Words =>
  JSON.parse(readFileSync(new URL(`../../client/i18n/${language}.json`, import.meta.url), "utf8")) as Words;

/** What a page says of itself once nothing on it is on its way any more; else null. */
const HEAD = `(() => {
  const h1 = document.querySelector("h1")?.innerText.trim();
  const isArrived = h1 && document.readyState === "complete" && document.querySelector("[aria-busy=true]") === null &&
    !/(Loading|Chargement)\\.\\.\\./.test(document.body.innerText);
  return isArrived ? { language: document.documentElement.lang, title: document.title } : null;
})()`;

interface Head {
  language: string;
  title: string;
}

/** Opens every page there is, and one that is none: each at the address of a language, in that, and silent. */
export async function walkThrough(visitor: Visitor, site: Site, language: "en" | "fr", report: Report): Promise<void> {
  const titles = words(language)["titles"] as Record<string, string>;
  const pages = new Map<string, string | undefined>([
    ...Object.entries(PAGES).map(([path, { name }]) => [path, titles[name]] as const),
    ...ARTICLES.map((slug) => [`/hockey-insights/${slug}`, undefined] as const),
    ["/no-such-page", titles["notFound"]],
  ]);
  for (const [path, title] of pages) {
    const isRight = (head: Head | null) =>
      head !== null &&
      head.language.startsWith(language) &&
      (title === undefined ? head.title !== titles["home"] : head.title === title);
    await visitor.go(new URL(addressIn(language, path), site.url));
    let head: Head | null = null;
    const faults = await until("its words", async () => isRight((head = await visitor.ask<Head | null>(HEAD)))).then(
      () => [],
      () => [`it says ${JSON.stringify(head)}`],
    );
    report([...faults, ...(await complaintsOf(visitor))], `${path}, ${language}`);
  }
}

/** What a page has complained of, with a moment for what comes late. */
async function complaintsOf(visitor: Visitor): Promise<string[]> {
  await setTimeout(100);
  return visitor.complaints();
}

/** Makes a guess at every game, and reads its verdict. */
export async function playThrough(visitor: Visitor, site: Site, report: Report): Promise<void> {
  const [guessed] = site.others;
  const name = nameOf(guessed);
  const round = async (path: string, play: () => Promise<string[]>) => {
    await visitor.go(new URL(path, site.url));
    await until(`${path} is there`, () => visitor.ask<Head | null>(HEAD));
    // The rules open by themselves the first time; Unlimited has those of Classic, which have been read by then.
    if (path !== UNLIMITED)
      await until("the rules", () =>
        visitor.ask<boolean>(`(() => {
          const button = [...document.querySelectorAll("dialog[open] button")].find((button) => button.textContent === "Drop the puck");
          button?.click();
          return button !== undefined;
        })()`),
      );
    const faults = await play().catch((error: unknown) => [String(error)]);
    report([...faults, ...(await complaintsOf(visitor))], `a guess at ${path}`);
  };
  /** Types a name into the field that has the focus by then, and takes the first of the list. */
  const typeName = async (typed: string) => {
    await until("a name can be typed", () =>
      visitor.ask<boolean>(
        `(() => { const field = document.querySelector("input[role=combobox][aria-busy=false]"); field?.focus(); return field !== null; })()`,
      ),
    );
    await visitor.press(typed);
    await until(`${typed} is in the list`, () =>
      visitor.ask<boolean>(
        `document.querySelector("[role=option]")?.textContent.includes(${JSON.stringify(typed)}) ?? false`,
      ),
    );
    await visitor.press(ENTER);
  };
  const mainText = () => visitor.ask<string>("document.querySelector('main').textContent.replace(/\\s+/g, ' ')");

  const verdicts = words("en")["verdicts"] as Record<string, string>;
  for (const path of [CLASSIC, UNLIMITED])
    await round(path, async () => {
      await typeName(name);
      const cells = await until("the guess is judged", () =>
        visitor.ask<string[] | null>(`(() => {
          const row = [...document.querySelectorAll("tbody tr")].find((row) =>
            row.querySelector("th")?.textContent.includes(${JSON.stringify(name)}));
          const told = [...(row?.querySelectorAll("td") ?? [])].map((cell) => /: (${Object.values(verdicts).join("|")})/i.exec(cell.textContent)?.[1]);
          return told.length === ${CLUES.length} && told.every(Boolean) ? told : null;
        })()`),
      );
      if (path !== CLASSIC) return [];
      const clue = compare(site.answers[TODAY], guessed);
      return CLUES.flatMap((clueName, at) => {
        const wanted = verdicts[clue[clueName]?.verdict ?? "miss"] ?? "";
        return cells[at]?.toLowerCase() === wanted.toLowerCase()
          ? []
          : [`${clueName} says "${cells[at]}", not "${wanted}"`];
      });
    });
  for (const path of ["/nhl/face-reveal-game", "/nhl/career-path-game", "/nhl/legends-game"])
    await round(path, async () => {
      await typeName("Sidney Crosby");
      await until("the guess is told", async () => /Crosby/.test(await mainText()));
      return [];
    });
  await round("/nhl/roster-mystery-game", async () => {
    await until("clubs can be chosen", () =>
      visitor.ask<boolean>("document.querySelectorAll('select option').length > 20"),
    );
    await visitor.ask(`(() => {
      const [season, team] = ["1996", "DET"];
      for (const select of document.querySelectorAll("main select")) {
        const option = [...select.options].find(({ value }) => value.startsWith(season) || value === team);
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(select, option.value);
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
    })()`);
    await visitor.ask(
      `[...document.querySelectorAll("main button")].find((button) => button.textContent === "Guess")?.click()`,
    );
    await until("the guess is told", async () => /1996.97/.test(await mainText()));
    return [];
  });
  await round("/nhl/immaculate-grid", async () => {
    await until("the board is there", () =>
      visitor.ask<boolean>("document.querySelector('[data-square=\"0\"]') !== null"),
    );
    await visitor.ask("document.querySelector('[data-square=\"0\"]').click()");
    await typeName("Sidney Crosby");
    await until("a guess is used", async () => /\b8\b/.test(await mainText()));
    return [];
  });
}
