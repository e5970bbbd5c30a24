import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { bodyModule, headModule, readArticle } from "./article.ts";
import type { ArticleData } from "./figures.ts";
import { teammatesModule } from "./squads.ts";
import type { ArticleLanguage } from "./write.ts";

/** An article's module: folder, language, and whether only its head is imported. */
const ARTICLE = /^(.+\/articles\/[\w-]+\/)(en|fr)\.md(\?head)?$/;

/** The module with all teammates. */
const SQUADS = "virtual:squads";

/**
 * Vite plugin that compiles articles: `<slug>/en.md` becomes a component with charts from its `figures.json`,
 * `<slug>/en.md?head` its front matter. `virtual:squads` has all teammates, for the handshakes page.
 */
export function articles(): Plugin {
  return {
    name: "deke-articles",
    resolveId: (id) => (id === SQUADS ? `\0${SQUADS}` : null),
    async load(id) {
      if (id === `\0${SQUADS}`) return teammatesModule();
      const [, folder, language, head] = ARTICLE.exec(id) ?? [];
      if (folder === undefined) return null;
      const [text, figures] = [`${folder}${language}.md`, `${folder}figures.json`];
      for (const file of [text, figures]) this.addWatchFile(file);
      try {
        const source = await readFile(text, "utf8");
        const article = readArticle(
          source,
          JSON.parse(await readFile(figures, "utf8")) as ArticleData,
          language as ArticleLanguage,
        );
        return { code: head === undefined ? bodyModule(article) : headModule(article), moduleType: "js" };
      } catch (error) {
        return this.error(`${text}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
