import { t } from "i18next";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { useToday } from "../../data/today.ts";
import { dayText } from "../../i18n/placeholder.ts";
import styles from "./game-chooser.module.css";
import { GAME_PATHS } from "#rules/site/pages";
import { UnlimitedArt } from "./endless-skate.tsx";
import { GAME_ART } from "./game-art.tsx";
import { HomeGameCard } from "./game-card.tsx";
import { Tag } from "../../ui/tag.tsx";
import { LegendsArt } from "./rafters.tsx";
import { FaceArt } from "./reel.tsx";

/** What is not daily. */
const OTHERS = [
  { name: "unlimited", to: "/nhl/unlimited-guessing-game", when: "anyTime", art: <UnlimitedArt /> },
  { name: "generator", to: "/nhl/random-player-generator", when: "anyTime", art: <FaceArt /> },
  { name: "legends", to: GAME_PATHS.legends, when: "weekly", art: <LegendsArt /> },
] as const;

/** All games as cards for new visitors, Classic first. */
export function GameChooser() {
  const { day, number } = useToday();
  const play = t("home.games.play", { number: dayText("NUMBER", day, number) });
  return (
    <section className="band" aria-labelledby="home-games">
      <div className="wrap">
        <div className={`cluster justify-between ${styles.head}`}>
          <h2 id="home-games">{t("home.games.title")}</h2>
          <p className="muted">{t("home.games.lead")}</p>
        </div>
        <ul className={`stack gap-4 ${styles.games}`}>
          {DAILY_NAMES.map((game) => (
            <HomeGameCard
              key={game}
              name={game}
              to={GAME_PATHS[game]}
              when="daily"
              size={game === "classic" ? "feature" : game === "career" ? "wide" : "cell"}
              art={GAME_ART[game]}
              foot={game === "classic" ? <span className={styles.go}>{play}</span> : <Tag>{play}</Tag>}
            />
          ))}
          {OTHERS.map((other) => (
            <HomeGameCard key={other.name} {...other} />
          ))}
        </ul>
      </div>
    </section>
  );
}
