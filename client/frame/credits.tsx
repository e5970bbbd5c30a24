import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/format.ts";
import { useToday } from "../data/today.ts";

/** The last lines of every page: who is behind the site and its facts, how old those are, and when there is more to play. */
export function Credits() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const asOf = useToday().today?.factsAsOf;
  return (
    <>
      <p>
        {t("footer.fans")} {t("footer.sources")} {asOf != null && t("footer.asOf", { date: date(asOf) })}
      </p>
      <p>{t("footer.midnight")}</p>
    </>
  );
}
