import { t } from "i18next";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { useToday } from "../../data/today.ts";
import { dayText } from "../../i18n/placeholder.ts";
import styles from "./game-chooser.module.css";
import { GAME_PATHS } from "#rules/site/pages";
import { GAME_ART } from "./game-art.tsx";
import { HomeGameCard } from "./game-card.tsx";
import { Tag } from "../../ui/tag.tsx";
import { LegendsArt } from "./rafters.tsx";
import { FaceArt } from "./reel.tsx";

/** All games as cards for new visitors, Classic first. */
export function GameChooser() {
  const { today } = useToday();
  const number = today && dayText("NUMBER", today.day, today.number);
  return (
    <section className="band" aria-labelledby="home-games">
      <div className="wrap">
        <div className={`cluster justify-between ${styles.head}`}>
          <h2 id="home-games">{t("home.games.title")}</h2>
          <p className="muted">{t("home.games.lead")}</p>
        </div>
        <ul className={`stack gap-4 ${styles.games}`}>
          <ClassicCard number={number} />
          {DAILY_NAMES.map(
            (game) =>
              game !== "classic" && (
                <DailyCard key={game} game={game} number={number} {...(game === "career" && { size: "wide" })} />
              ),
          )}
          <UnlimitedCard />
          <GeneratorCard />
          <LegendsCard />
        </ul>
      </div>
    </section>
  );
}

/**
 * NHL Classic.
 *
 * @param number of today's puzzle; null until the day is known
 */
function ClassicCard({ number }: { number: number | string | null }) {
  return (
    <HomeGameCard
      to={GAME_PATHS.classic}
      size="feature"
      name={t("pages.classic")}
      when={t("home.games.daily")}
      text={t("home.games.classic")}
      art={GAME_ART.classic}
      foot={<span className={styles.go}>{number === null ? t("home.play") : t("home.games.play", { number })}</span>}
    />
  );
}

/**
 * A daily.
 *
 * @param number of today's puzzle; null until the day is known
 */
function DailyCard({
  game,
  number,
  size,
}: {
  game: DailyName;
  number: number | string | null;
  size?: "cell" | "wide";
}) {
  return (
    <HomeGameCard
      to={GAME_PATHS[game]}
      {...(size && { size })}
      name={t(`pages.${game}`)}
      when={t("home.games.daily")}
      text={t(`home.games.${game}`)}
      art={GAME_ART[game]}
      foot={number !== null && <Tag>{t("home.games.play", { number })}</Tag>}
    />
  );
}

function UnlimitedCard() {
  return (
    <HomeGameCard
      to="/nhl/unlimited-guessing-game"
      name={t("pages.unlimited")}
      when={t("home.games.anyTime")}
      text={t("home.games.unlimited")}
      art={GAME_ART.unlimited}
    />
  );
}

/** Legends, once per week. */
function LegendsCard() {
  return (
    <HomeGameCard
      to={GAME_PATHS.legends}
      name={t("pages.legends")}
      when={t("home.games.weekly")}
      text={t("home.games.legends")}
      art={<LegendsArt />}
    />
  );
}

function GeneratorCard() {
  return (
    <HomeGameCard
      to="/nhl/random-player-generator"
      name={t("pages.generator")}
      when={t("home.games.anyTime")}
      text={t("home.games.generator")}
      art={<FaceArt />}
    />
  );
}
