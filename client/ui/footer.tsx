import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import styles from "./footer.module.css";
import type { PageLink } from "./header.tsx";
import { WordMark } from "./word-mark.tsx";

/** The foot of every page: the games, and who is behind them and their facts. */
export function Footer({ games }: { games: readonly PageLink[] }) {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className="stack">
            <WordMark label="Deke" />
            <p className="muted small">{t("footer.about")}</p>
          </div>
          <nav aria-labelledby="footer-games">
            <h2 id="footer-games">{t("footer.games")}</h2>
            <ul className={styles.links}>
              {games.map(({ to, name }) => <li key={to}><Link to={to}>{name}</Link></li>)}
            </ul>
          </nav>
          <div>
            <h2>{t("footer.sources")}</h2>
            <p className="muted small">{t("footer.sourcesText")}</p>
          </div>
        </div>
        <p className={styles.end}>
          <span>{t("footer.fans")}</span>
          <span>{t("footer.midnight")}</span>
        </p>
      </div>
    </footer>
  );
}
