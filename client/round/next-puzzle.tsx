import { useTranslation } from "react-i18next";
import { Link } from "../routing/link.tsx";
import { GAME_NAMES, type GameName } from "#rules/measures";
import { DAILY_PATHS } from "../data/dailies.ts";
import { useFormat } from "../i18n/format.ts";
import { isOver, useStandings } from "../data/standing.ts";
import { refreshToday, useToday } from "../data/today.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { LinkList, type Way } from "../ui/link-list.tsx";
import styles from "./next-puzzle.module.css";

/** The other dailies that can still be played today, when this one's next puzzle comes, and what to do until then. */
export function NextPuzzle({ game, ways }: { game: GameName; ways: readonly Way[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today } = useToday();
  const standings = useStandings();
  const [first, ...others] =
    standings === null ? [] : GAME_NAMES.filter((name) => name !== game && !isOver(standings[name]));
  return (
    <>
      <h3 className="sub">{t(`${game}.next`)}</h3>
      {today !== null && (
        <>
          <p className={`num ${styles.clock}`}>
            <Countdown key={today.next} to={today.next} now={today.now} onEnd={() => void refreshToday()} />
          </p>
          <p className="small muted">{t("next.when", { time: format.localTime(today.next) })}</p>
        </>
      )}
      {first !== undefined && (
        <p className={styles.first}>
          <ButtonLink variant="blue" wide to={DAILY_PATHS[first]}>
            {t("next.daily", { game: t(`pages.${first}`) })}
          </ButtonLink>
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((name) => (
            <li key={name}>
              <Link to={DAILY_PATHS[name]}>{t(`pages.${name}`)}</Link>
            </li>
          ))}
        </ul>
      )}
      <LinkList ways={ways} />
    </>
  );
}
