import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ownDataPath } from "../../api.ts";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./forget-me.module.css";

/** All that the server keeps of the visitor, as a file. */
export function OwnData() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.forget} aria-labelledby={id}>
      <h3 className="sub" id={id}>
        {t("me.data.title")}
      </h3>
      <p className="small muted">{t("me.data.text")}</p>
      {/* In full: it is no page of the site, and has one address in both languages. */}
      <ButtonLink className={styles.button} to={location.origin + ownDataPath} download="deke-data.json">
        {t("me.data.get")}
      </ButtonLink>
    </section>
  );
}
