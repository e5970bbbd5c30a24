import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/format.ts";
import { useOwnStatistics } from "../../../own-statistics.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import styles from "./card-foot.module.css";
import { GameCard } from "./game-card.tsx";
import { MiniBoard } from "./mini-board.tsx";
import { useStanding, type Standing } from "./standing.ts";

/** NHL Classic, with where today's round stands and the streak it is played for. */
export function ClassicCard() {
  const { t } = useTranslation();
  const standing = useStanding("classic");
  return (
    <GameCard
      to="/nhl/daily-guessing-game" size="feature" name={t("pages.classic")} when={t("home.games.daily")}
      text={t("home.games.classic")} art={<MiniBoard />}
      foot={<><WayIn standing={standing} /><Outcome standing={standing} /><Streak /></>}
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

function Outcome({ standing }: { standing: Standing | null }) {
  const { t } = useTranslation();
  switch (standing?.state) {
    case "begun": return <Tag>{t("archive.begun")}</Tag>;
    case "won": return <Tag done>{t("archive.won", { count: standing.guesses })}</Tag>;
    case "lost": return <Tag>{t("archive.lost")}</Tag>;
    default: return null;
  }
}

function Streak() {
  const { t } = useTranslation();
  const format = useFormat();
  const { streak } = useOwnStatistics("classic");
  if (streak === 0) return null;
  return (
    <span className={styles.streak}>
      <Icon name="flame" small />
      <span><b className="num">{format.number(streak)}</b> {t("home.games.streak", { count: streak })}</span>
    </span>
  );
}
