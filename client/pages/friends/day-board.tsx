import { t } from "i18next";
import { DAILY_NAMES, GAME_CONFIG, type DailyName } from "#rules/shared/game-config";
import { shownResultOf } from "#rules/shared/score";
import { unpackSquares } from "#rules/share-squares";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { TodaysResults } from "./board.ts";
import styles from "./day-board.module.css";

/** Today's results of all members. Games that the visitor has finished are visible, the others frosted. */
export function DayBoard({
  lines,
  isAlone,
  onInvite,
}: {
  lines: readonly TodaysResults[];
  isAlone: boolean;
  onInvite: () => void;
}) {
  const own = lines.find(({ isYou }) => isYou);
  const isOpen = (game: DailyName): boolean => (own?.games[game] ?? null) !== null;
  const names = DAILY_NAMES.map((game) => (
    <span key={game} className={classNames(isOpen(game) && styles.open)}>
      {t(`statistics.books.${game}`)}
      {!isOpen(game) && <Icon name="snow" small />}
    </span>
  ));
  return (
    <section className={`card clip ${styles.board}`} aria-label={t("friends.today")}>
      <div className={`gap-1 label-16 muted ${styles.names}`} aria-hidden="true">
        {names}
      </div>
      <table>
        <caption className="vh">{t("friends.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("friends.player")}</th>
            {DAILY_NAMES.map((game, place) => (
              <th key={game} scope="col">
                {names[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={classNames(line.isYou && styles.you)}>
              <th scope="row">
                <Name line={line} />
              </th>
              {DAILY_NAMES.map((game) => (
                <td key={game}>
                  <Cell game={game} result={line.games[game]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Uncounted lines={lines} />
      {isAlone && (
        <div className={`stack gap-3 justify-items-center hairline text-center ${styles.alone}`}>
          <h2>{t("friends.empty.title")}</h2>
          <p>{t("friends.empty.text")}</p>
          <Button variant="go" big icon="share" aria-haspopup="dialog" onClick={onInvite}>
            {t("friends.invite.share")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Explains each result that does not count. */
function Uncounted({ lines }: { lines: readonly TodaysResults[] }) {
  const notes = lines.flatMap(({ id, nickname, games }) =>
    DAILY_NAMES.flatMap((game) => {
      const result = games[game];
      if (result === null || result === "finished" || result.mark === undefined) return [];
      const of = { name: nickname, game: t(`statistics.books.${game}`) };
      return [{ key: `${id} ${game}`, text: t(`friends.uncounted.${result.mark}`, of) }];
    }),
  );
  if (notes.length === 0) return null;
  return (
    <ul className={`small muted hairline ${styles.uncounted}`}>
      {notes.map(({ key, text }) => (
        <li key={key}>* {text}</li>
      ))}
    </ul>
  );
}

function Name({ line: { nickname, isYou, streak, games } }: { line: TodaysResults }) {
  const results = Object.values(games).filter((game) => game !== null);
  const done = results.length;
  const open = results.filter((game) => game !== "finished");
  const of = DAILY_NAMES.length;
  const says =
    done === 0
      ? t("friends.none")
      : open.length === of
        ? t("friends.won", { won: open.filter(({ won }) => won).length, games: of })
        : done === of
          ? t("friends.allDone")
          : t("friends.done", { done, games: of });
  return (
    <>
      <span className={`block name-20 ${styles.name}`}>
        <bdi>{nickname}</bdi> {isYou && <Tag>{t("friends.you")}</Tag>}
      </span>
      <span className={`row flex-wrap muted ${styles.says}`}>
        {streak > 0 && (
          <>
            <Icon name="flame" small />
            <span aria-hidden="true">{streak}</span>
            <span className="vh">{t("friends.streak", { count: streak })}</span>
          </>
        )}
        <span className={classNames(done === of && styles.all)}>{says}</span>
      </span>
    </>
  );
}

function Cell({ game, result }: { game: DailyName; result: TodaysResults["games"][DailyName] }) {
  const name = t(`statistics.books.${game}`);
  if (result === null)
    return (
      <span className={`muted ${styles.none}`}>
        <span aria-hidden="true">–</span>
        <span className="vh">{t("friends.cell.open", { game: name })}</span>
      </span>
    );
  if (result === "finished")
    return (
      <span className={`relative clip ${styles.frost}`}>
        <Icon name="check" />
        <span className="vh">{t("friends.cell.frosted", { game: name })}</span>
      </span>
    );
  const { won, guesses, correct, squares, mark } = result;
  const isGrid = GAME_CONFIG[game].toFind > 1;
  const words = isGrid
    ? t("friends.cell.found", { game: name, count: correct })
    : won
      ? t("friends.cell.won", { game: name, count: guesses })
      : t("friends.cell.lost", { game: name });
  return (
    <span className={classNames("stack gap-2 items-center", styles.told, !won && styles.lost)}>
      {squares !== null && <Squares game={game} packed={squares} />}
      <b className="bold-24 digits" aria-hidden="true">
        {shownResultOf(GAME_CONFIG[game], result) ?? "X"}
        {mark !== undefined && "*"}
      </b>
      <span className="vh">{words}</span>
    </span>
  );
}

function Squares({ game, packed }: { game: DailyName; packed: string }) {
  return (
    <span className={classNames(styles.squares, styles[game])} aria-hidden="true">
      {unpackSquares(packed).map((row, down) => (
        <span key={down}>
          {row.map((verdict, across) => (
            <i key={across} className={styles[verdict]} />
          ))}
        </span>
      ))}
    </span>
  );
}
