import { useTranslation } from "react-i18next";
import { useStandings } from "../../../data/standing.ts";
import { CareerLine } from "./career-line.tsx";
import { ClassicCard } from "./classic-card.tsx";
import { DailyCard } from "./daily-card.tsx";
import { DayTally } from "./day-tally.tsx";
import styles from "./game-chooser.module.css";
import { GeneratorCard } from "./generator-card.tsx";
import { HiddenFace } from "./hidden-face.tsx";
import { LineUp } from "./line-up.tsx";
import { MiniGrid } from "./mini-grid.tsx";
import { UnlimitedCard } from "./unlimited-card.tsx";

/** Every game there is, a card each, the game of the day in front. */
export function GameChooser() {
  const { t } = useTranslation();
  const standings = useStandings();
  return (
    <section className="band" aria-labelledby="home-games">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="home-games">{t("home.games.title")}</h2>
          <p className="muted">{t("home.games.lead")}</p>
          <DayTally standings={standings} />
        </div>
        <ul className={styles.games}>
          <ClassicCard standing={standings?.classic ?? null} />
          <DailyCard game="roster" standing={standings?.roster ?? null} art={<LineUp />} />
          <DailyCard game="face" standing={standings?.face ?? null} art={<HiddenFace />} />
          <DailyCard game="career" standing={standings?.career ?? null} size="wide" art={<CareerLine />} />
          <UnlimitedCard />
          <DailyCard game="grid" standing={standings?.grid ?? null} art={<MiniGrid />} />
          <GeneratorCard />
        </ul>
      </div>
    </section>
  );
}
