import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { openDialog } from "../../ui/dialogs-open.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./home-page.module.css";

/** The front door: what Deke is, and the way to today's puzzle. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <div className={classNames("wrap", styles.home)}>
      <h1 className={classNames("display", styles.headline)}>{t("home.headline")}</h1>
      <p className={classNames("lead", styles.lead)}>{t("home.lead")}</p>
      <p className={styles.actions}>
        <ButtonLink variant="go" big to="/nhl/daily-guessing-game">{t("home.play")}</ButtonLink>
        <Button big aria-haspopup="dialog" onClick={() => openDialog("rules")}>{t("home.rules")}</Button>
      </p>
      <Link className={classNames("card", styles.unlimited)} to="/nhl/unlimited-guessing-game">
        <span>
          <b className="sub">{t("pages.unlimited")}</b>
          <span className="muted small">{t("home.unlimitedText")}</span>
        </span>
        <Icon name="arrow" />
      </Link>
    </div>
  );
}
