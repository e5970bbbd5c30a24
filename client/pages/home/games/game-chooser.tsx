import { useTranslation } from "react-i18next";
import { ClassicCard } from "./classic-card.tsx";
import { GeneratorCard } from "./generator-card.tsx";
import styles from "./game-chooser.module.css";
import { UnlimitedCard } from "./unlimited-card.tsx";

/** Every game there is, a card each, the game of the day in front. */
export function GameChooser() {
  const { t } = useTranslation();
  return (
    <section className="band" aria-labelledby="home-games">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="home-games">{t("home.games.title")}</h2>
          <p className="muted">{t("home.games.lead")}</p>
        </div>
        <ul className={styles.games}>
          <ClassicCard />
          <UnlimitedCard />
          <GeneratorCard />
        </ul>
      </div>
    </section>
  );
}
