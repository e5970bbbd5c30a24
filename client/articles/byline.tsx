import { useTexts } from "../i18n/texts.tsx";
import { useFormat } from "../i18n/format.ts";
import type { ArticleSummary } from "./head.ts";

/** An article's date and reading time. */
export function Byline({ date, minutes }: Pick<ArticleSummary, "date" | "minutes">) {
  const t = useTexts();
  const { date: written } = useFormat();
  return (
    <>
      <time dateTime={date}>{written(date)}</time>, {t("insights.minutes", { count: minutes })}
    </>
  );
}
