import { t } from "i18next";
import { Link } from "react-router";
import { ArticleList } from "../../articles/article-list.tsx";
import { Cover } from "../../articles/cover.tsx";
import { listArticles } from "../../articles/shelf.ts";
import { Summary } from "../../articles/summary.tsx";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { GameHead } from "../../ui/game-head.tsx";
import styles from "./insights-page.module.css";

/** Hockey insights: all articles, newest first, and the newest one across the page. */
export function InsightsPage() {
  const [newest, ...others] = listArticles(documentLanguage());
  return (
    <div className={`wrap stack ${styles.page}`}>
      <GameHead title={t("insights.title")} detail={t("insights.lead")} />
      {newest && (
        <Link className={`stack ink surface ${styles.lead}`} to={newest.to}>
          <Cover {...newest.cover} className={styles.cover} />
          <Summary {...newest} className={styles.summary} />
        </Link>
      )}
      <ArticleList entries={others} />
      {newest && <p className="small muted">{t("insights.asOf", { date: format.date(newest.asOf) })}</p>}
    </div>
  );
}
