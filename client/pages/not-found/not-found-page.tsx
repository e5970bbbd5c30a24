import { t } from "i18next";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./not-found-page.module.css";

export function NotFoundPage() {
  return (
    <div className="wrap band">
      <div className={classNames("card center", styles.rink)}>
        <div className={`stack surface gap-3 justify-items-center text-center ${styles.call}`}>
          <p className="display">{t("notFound.whistle")}</p>
          <h1>{t("notFound.title")}</h1>
          <ButtonLink variant="go" to="/">
            {t("notFound.back")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
