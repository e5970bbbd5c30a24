import { t } from "i18next";
import { ArticleList } from "../../articles/article-list.tsx";
import { listArticles, type ArticleEntry } from "../../articles/shelf.ts";
import { documentLanguage } from "../../i18n/language.ts";
import styles from "./article-page.module.css";

const MORE = 3;

/** Returns the articles that follow in the list, continuing with the newest after the last. */
function nextOf(entries: readonly ArticleEntry[], place: number): ArticleEntry[] {
  return [...entries.slice(place + 1), ...entries.slice(0, place)].slice(0, MORE);
}

export function MoreArticles({ slug }: { slug: string }) {
  const entries = listArticles(documentLanguage());
  return (
    <section className={`hairline ${styles.more}`} aria-labelledby="more">
      <div className="wrap">
        <h2 className="mb-4" id="more">
          {t("insights.more")}
        </h2>
        <ArticleList
          entries={nextOf(
            entries,
            entries.findIndex((entry) => entry.slug === slug),
          )}
        />
      </div>
    </section>
  );
}
