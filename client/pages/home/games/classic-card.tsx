import { useTranslation } from "react-i18next";
import { DAILY_PATHS } from "../../../data/dailies.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useOwnStatistics } from "../../../data/own-statistics.ts";
import { isOver, type Standing } from "../../../data/standing.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./card-foot.module.css";
import { GameCard } from "./game-card.tsx";
import { MiniBoard } from "./mini-board.tsx";
import { StandingTag } from "./standing-tag.tsx";

/** NHL Classic, with where today's round stands and the streak it is played for. */
export function ClassicCard({ standing }: { standing: Standing | null }) {
  const { t } = useTranslation();
  return (
    <GameCard
      to={DAILY_PATHS.classic}
      size="feature"
      name={t("pages.classic")}
      when={t("home.games.daily")}
      text={t("home.games.classic")}
      art={<MiniBoard />}
      foot={
        <>
          <WayIn standing={standing} />
          {standing && isOver(standing) && <StandingTag game="classic" standing={standing} />}
          <Streak />
        </>
      }
    />
  );
}

/** What the card leads to: a round to play, to go on with, or to look back on. */
function WayIn({ standing }: { standing: Standing | null }) {
  const { t } = useTranslation();
  if (standing === null) return <span className={styles.go}>{t("home.play")}</span>;
  const { state, number } = standing;
  if (state === "open") return <span className={styles.go}>{t("home.games.play", { number })}</span>;
  if (state === "begun") return <span className={styles.go}>{t("home.games.goOn", { number })}</span>;
  return <span className={styles.plain}>{t("board.result")}</span>;
}

function Streak() {
  const { t } = useTranslation();
  const format = useFormat();
  const { streak } = useOwnStatistics("classic");
  if (streak === 0) return null;
  return (
    <span className={styles.streak}>
      <Icon name="flame" small />
      <span>
        <b className="num">{format.number(streak)}</b> {t("home.games.streak", { count: streak })}
      </span>
    </span>
  );
}
