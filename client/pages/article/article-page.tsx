import { Suspense } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { Link, useLocation } from "react-router";
import { ArticleList } from "../../articles/article-list.tsx";
import { Byline } from "../../articles/byline.tsx";
import prose from "../../articles/prose.module.css";
import { listArticles, articleBody, type ArticleEntry } from "../../articles/shelf.ts";
import { titleOf } from "../../articles/title.ts";
import { useDocumentHead } from "../../ui/document-head.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import styles from "./article-page.module.css";
import { ArticlePart } from "./part.tsx";
import { GameHead } from "../../ui/game-head.tsx";

/** Number of articles offered after one. */
const MORE = 3;

/** Returns the articles that follow in the list, continuing with the newest after the last. */
function nextOf(entries: readonly ArticleEntry[], place: number): ArticleEntry[] {
  return [...entries.slice(place + 1), ...entries.slice(0, place)].slice(0, MORE);
}

/** An article. An unknown address shows the list. */
export function ArticlePage() {
  const t = useTexts();
  const language = useLanguage();
  const slug = useLocation().pathname.split("/")[2] ?? "";
  const entries = listArticles(language);
  const place = entries.findIndex((entry) => entry.slug === slug);
  const [entry, Text] = [entries[place], articleBody(slug, language)];
  useDocumentHead(entry ? titleOf(entry.title) : t("titles.notFound"));
  if (entry === undefined || Text === undefined) return <NoArticle entries={entries} />;
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <Link className={`inline-row gap-6px label-18 ${styles.back}`} to="/hockey-insights">
            <Icon name="back" small />
            {t("insights.title")}
          </Link>
          <h1>{entry.title}</h1>
          <p className={`row mt-4 flex-wrap ${styles.byline}`}>
            <span className="label-16 red">{entry.kind}</span>
            <span>
              Deke, <Byline date={entry.date} minutes={entry.minutes} />
            </span>
          </p>
        </header>
        <div className={`${styles.text} ${prose.text}`}>
          <Suspense fallback={<Loading />}>
            <Text Part={ArticlePart} />
          </Suspense>
        </div>
        <Sources asOf={entry.asOf} />
      </article>
      <section className={styles.more} aria-labelledby="more">
        <div className="wrap">
          <h2 className="mb-4" id="more">
            {t("insights.more")}
          </h2>
          <ArticleList entries={nextOf(entries, place)} />
        </div>
      </section>
    </>
  );
}

/** The sources of the figures and the day of the facts. */
function Sources({ asOf }: Pick<ArticleEntry, "asOf">) {
  const t = useTexts();
  const { date } = useFormat();
  return (
    <footer className={styles.sources}>
      <p>
        {t("insights.asOf", { date: date(asOf) })} {t("footer.sources")}
      </p>
    </footer>
  );
}

/** For an unknown address under Hockey insights: the list of articles. */
function NoArticle({ entries }: { entries: readonly ArticleEntry[] }) {
  const t = useTexts();
  return (
    <div className={`wrap ${styles.none}`}>
      <GameHead title={t("insights.unknown.title")} detail={t("insights.unknown.text")} />
      <ArticleList entries={entries} />
    </div>
  );
}
