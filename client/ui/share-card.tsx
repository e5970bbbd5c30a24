import { useTranslation } from "react-i18next";
import type { Verdict } from "#rules/mark";
import styles from "./share-card.module.css";
import { shareTitle, type Shared } from "./share-text.ts";

/** What will be shared, as it will look. */
export function ShareCard({ shared }: { shared: Shared }) {
  const { t } = useTranslation();
  const count = (verdict: Verdict) => shared.rows.flat().filter((square) => square === verdict).length;
  return (
    <div className={styles.card}>
      <p className={`num ${styles.title}`}>{shareTitle(shared)}</p>
      {shared.line !== null && <p className="small num">{shared.line}</p>}
      <div
        className={styles.squares}
        role="img"
        aria-label={t("share.squares", { count: shared.rows.length, matches: count("match"), near: count("near") })}
      >
        {shared.rows.map((row, index) => (
          <span key={index}>
            {row.map((verdict, place) => (
              <i key={place} className={styles[verdict]} />
            ))}
          </span>
        ))}
      </div>
      <p className="small muted">{new URL(shared.address).host}</p>
    </div>
  );
}
