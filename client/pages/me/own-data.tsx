import { t } from "i18next";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./delete-me.module.css";

/** Downloads of what the server stores about the visitor: JSON and CSV. */
export function OwnDataLinks() {
  return (
    <Section className={`stack gap-3 justify-items-start ${styles.forget}`} title={t("me.data.title")}>
      <p className="small muted">{t("me.data.text")}</p>
      <p className={`cluster ${styles.files}`}>
        {/* Absolute, so that the router does not add the French prefix. */}
        <ButtonLink reloadDocument to={location.origin + "/api/me/data"} download="deke-data.json">
          {t("me.data.get")}
        </ButtonLink>
        <ButtonLink reloadDocument to={location.origin + "/api/me/data.csv"} download="deke-results.csv">
          {t("me.data.table")}
        </ButtonLink>
      </p>
    </Section>
  );
}
