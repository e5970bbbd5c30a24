import { t } from "i18next";
import { ArticleList } from "../../articles/article-list.tsx";
import { listArticles } from "../../articles/shelf.ts";
import { documentLanguage } from "../../i18n/language.ts";
import styles from "./article-page.module.css";

const MORE = 3;

/** The articles that follow in the list, continuing with the newest after the last. */
export function MoreArticles({ slug }: { slug: string }) {
  const entries = listArticles(documentLanguage());
  const place = entries.findIndex((entry) => entry.slug === slug);
  return (
    <section className={`hairline ${styles.more}`} aria-labelledby="more">
      <div className="wrap">
        <h2 className="mb-4" id="more">
          {t("insights.more")}
        </h2>
        <ArticleList entries={[...entries.slice(place + 1), ...entries.slice(0, place)].slice(0, MORE)} />
      </div>
    </section>
  );
}
