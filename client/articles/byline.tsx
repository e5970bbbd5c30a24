import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/format.ts";
import type { Head } from "./head.ts";

/** When an article was written, and how long it takes to read. */
export function Byline({ date, minutes }: Pick<Head, "date" | "minutes">) {
  const { t } = useTranslation();
  const { date: written } = useFormat();
  return (
    <>
      <time dateTime={date}>{written(date)}</time>, {t("insights.minutes", { count: minutes })}
    </>
  );
}
