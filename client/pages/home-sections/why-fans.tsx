import { t } from "i18next";
import styles from "./why-fans.module.css";

const REASONS = ["same", "learn", "week", "yours"] as const;

export function WhyFansSection() {
  return (
    <section className={`band ${styles.why}`} aria-labelledby="home-why">
      <div className={`wrap stack ${styles.columns}`}>
        <h2 id="home-why">{t("home.why.title")}</h2>
        <ul className={`stack ${styles.reasons}`}>
          {REASONS.map((reason) => (
            <li key={reason}>
              <h3>{t(`home.why.${reason}.title`)}</h3>
              <p className="mt-2 muted">{t(`home.why.${reason}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
