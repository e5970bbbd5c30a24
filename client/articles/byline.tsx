import { t } from "i18next";
import { format } from "../i18n/format.ts";
import type { ArticleSummary } from "./head.ts";

export function Byline({ date, minutes }: Pick<ArticleSummary, "date" | "minutes">) {
  return (
    <>
      <time dateTime={date}>{format.date(date)}</time>, {t("insights.minutes", { count: minutes })}
    </>
  );
}
