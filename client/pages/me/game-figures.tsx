import { useTranslation } from "react-i18next";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { numberOfResultRank } from "#rules/shared/score";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { figureWordsOf } from "../../i18n/figure-words.ts";
import { useFormat } from "../../i18n/format.ts";
import { ApartCounts, hasApartCounts } from "../../ui/statistics.tsx";
import styles from "./game-figures.module.css";

/** The visitor's figures of games, one row per game; archive rounds are counted apart. */
export function GameFigures({ games }: { games: readonly GameName[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby="me-games">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t("statistics.game")}</span>
            </th>
            <th scope="col">{t("statistics.streak")}</th>
            <th scope="col">{t("statistics.wins")}</th>
            <th scope="col">{t("statistics.played")}</th>
            <th scope="col">{t("me.average")}</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <Rows key={game} game={game} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Rows({ game }: { game: GameName }) {
  const { t } = useTranslation();
  const format = useFormat();
  const figures = useOwnStatistics(game);
  const { streak, wins, played, average } = figures;
  const measure = GAME_CONFIG[game];
  const words = figureWordsOf(game);
  const isGrid = measure.toFind > 1;
  return (
    <>
      <tr>
        <th scope="row">{t(`pages.${game}`)}</th>
        <td>{format.number(streak)}</td>
        <td>{format.number(wins)}</td>
        <td>{format.number(played)}</td>
        <td>
          <span className="vh">{t(`${words}.average`)} </span>
          {average === null ? "–" : format.number(numberOfResultRank(measure, average))}
          {isGrid && <small>/{measure.toFind}</small>}
        </td>
      </tr>
      {hasApartCounts({ game, figures }) && (
        <tr className={styles.archive}>
          <td colSpan={5}>
            <ApartCounts game={game} figures={figures} />
          </td>
        </tr>
      )}
    </>
  );
}
