import { t } from "i18next";
import { ArticleList } from "../../articles/article-list.tsx";
import { listArticles } from "../../articles/shelf.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { useDocumentHead } from "../../ui/document-head.ts";
import { GameHead } from "../../ui/game-head.tsx";
import styles from "./article-page.module.css";

/** For an unknown address under Hockey insights: the list of articles. */
export function NoArticle() {
  useDocumentHead(t("titles.notFound"));
  return (
    <div className={`wrap ${styles.none}`}>
      <GameHead title={t("insights.unknown.title")} detail={t("insights.unknown.text")} />
      <ArticleList entries={listArticles(documentLanguage())} />
    </div>
  );
}
