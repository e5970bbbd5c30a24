import { useTranslation } from "react-i18next";
import { useToday } from "../../../data/today.ts";
import { ClassicCard } from "./classic-card.tsx";
import { DailyCard } from "./daily-card.tsx";
import styles from "./game-chooser.module.css";
import { GeneratorCard } from "./generator-card.tsx";
import { UnlimitedCard } from "./unlimited-card.tsx";

/** Every game there is, a card each, for whoever has played none: the game of the day in front. */
export function GameChooser() {
  const { t } = useTranslation();
  const number = useToday().today?.number ?? null;
  return (
    <section className="band" aria-labelledby="home-games">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="home-games">{t("home.games.title")}</h2>
          <p className="muted">{t("home.games.lead")}</p>
        </div>
        <ul className={styles.games}>
          <ClassicCard number={number} />
          <DailyCard game="roster" number={number} />
          <DailyCard game="face" number={number} />
          <DailyCard game="career" number={number} size="wide" />
          <UnlimitedCard />
          <DailyCard game="grid" number={number} />
          <GeneratorCard />
        </ul>
      </div>
    </section>
  );
}
