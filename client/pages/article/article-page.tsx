import { t } from "i18next";
import { createElement, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { Byline } from "../../articles/byline.tsx";
import type { ArticleModule } from "../../articles/head.ts";
import prose from "../../articles/prose.module.css";
import { titleOf } from "../../articles/title.ts";
import { useDocumentHead } from "../../ui/document-head.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { onDemand, onDemandBelow } from "../../ui/on-demand.ts";
import styles from "./article-page.module.css";
import { ArticlePart } from "./part.tsx";

const texts = import.meta.glob<ArticleModule>("../../articles/*/*.md");

/** The articles, by the path of their text. */
const articles = new Map(
  Object.entries(texts).map(([path, load]) => [
    path,
    onDemand(async () => {
      const text = await load();
      return () => <Article {...text} />;
    }),
  ]),
);

const MoreArticles = onDemandBelow<{ slug: string }>(async () => (await import("./more-articles.tsx")).MoreArticles);
const NoArticle = onDemand<object>(async () => (await import("./no-article.tsx")).NoArticle);

/** An article, and others to read after it. An unknown address shows the list. */
export function ArticlePage() {
  const slug = useLocation().pathname.split("/")[2] ?? "";
  const Shown = articles.get(`../../articles/${slug}/${documentLanguage()}.md`);
  return (
    <>
      <Suspense fallback={<Loading />}>{createElement(Shown ?? NoArticle)}</Suspense>
      {Shown !== undefined && (
        <Suspense>
          <MoreArticles slug={slug} />
        </Suspense>
      )}
    </>
  );
}

function Article({ head: { title, kind, date, minutes, asOf }, Text }: ArticleModule) {
  useDocumentHead(titleOf(title));
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Link className={`inline-row gap-6px label-18 ${styles.back}`} to="/hockey-insights">
          <Icon name="back" small />
          {t("insights.title")}
        </Link>
        <h1>{title}</h1>
        <p className={`row mt-4 flex-wrap ${styles.byline}`}>
          <span className="label-16 red">{kind}</span>
          <span>
            Deke, <Byline date={date} minutes={minutes} />
          </span>
        </p>
      </header>
      <div className={`${styles.text} ${prose.text}`}>
        <Text Part={ArticlePart} />
      </div>
      <footer className={`muted ${styles.sources}`}>
        <p>
          {t("insights.asOf", { date: format.date(asOf) })} {t("footer.sources")}
        </p>
      </footer>
    </article>
  );
}
