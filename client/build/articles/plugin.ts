import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import type { Language } from "#rules/i18n/address";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import { bodyModule, headModule, readArticle, readDocument } from "./article.ts";
import type { ArticleData } from "./figures.ts";
import { teammatesModule } from "./squads.ts";

/** A text's module: folder, language, and whether only its head is imported. */
const TEXT = /^(.+\/(?:articles\/[\w-]+|pages\/privacy)\/)(en|fr)\.md(\?head)?$/;

/** The module with all teammates. */
const SQUADS = "virtual:squads";

export const POLICY_FIGURES: ArticleData = RETENTION_PERIODS;

/**
 * Vite plugin that compiles articles and the privacy policy. `en.md` becomes a module with its front matter and a component,
 * of an article with charts from its `figures.json`; `en.md?head` has the front matter only. `virtual:squads` has all
 * teammates, for the handshakes page.
 */
export function articles(): Plugin {
  return {
    name: "deke-articles",
    resolveId: (id) => (id === SQUADS ? `\0${SQUADS}` : null),
    async load(id) {
      if (id === `\0${SQUADS}`) return teammatesModule();
      const [, folder, language, head] = TEXT.exec(id) ?? [];
      if (folder === undefined) return null;
      const read = async (name: string): Promise<string> => {
        this.addWatchFile(folder + name);
        return readFile(folder + name, "utf8");
      };
      try {
        const source = await read(`${language}.md`);
        const text = folder.endsWith("/privacy/")
          ? policyOf(source, language as Language)
          : readArticle(source, JSON.parse(await read("figures.json")) as ArticleData, language as Language);
        const front = headModule(text.head);
        return { code: head === undefined ? bodyModule(text.body) + front : front, moduleType: "js" };
      } catch (error) {
        return this.error(`${folder}${language}.md: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

function policyOf(source: string, language: Language) {
  const { date, body } = readDocument(source, POLICY_FIGURES, language);
  return { head: { date }, body };
}
