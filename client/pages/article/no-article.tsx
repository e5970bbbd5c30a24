import { useTranslation } from "react-i18next";
import { ArticleList } from "../../articles/article-list.tsx";
import type { Entry } from "../../articles/shelf.ts";
import { GameHead } from "../../ui/game-head.tsx";
import styles from "./article-page.module.css";

/** For an address under Hockey insights that is no article's: what there is to read instead. */
export function NoArticle({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.none}`}>
      <GameHead title={t("insights.unknown.title")} detail={t("insights.unknown.text")} />
      <ArticleList entries={entries} />
    </div>
  );
}
