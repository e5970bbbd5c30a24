import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/format.ts";
import type { ArticleSummary } from "./head.ts";

/** Who wrote an article and when, and how long it takes to read. */
export function Byline({ date, minutes }: Pick<ArticleSummary, "date" | "minutes">) {
  const { t } = useTranslation();
  const { date: written } = useFormat();
  return (
    <>
      Deke, <time dateTime={date}>{written(date)}</time>, {t("insights.minutes", { count: minutes })}
    </>
  );
}
