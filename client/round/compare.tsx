import { useTranslation } from "react-i18next";
import { isDaily, MEASURES, type GameName } from "#rules/measures";
import { playersIn, shareBehind, shareLevel } from "#rules/outcomes";
import { endingOf } from "#rules/round";
import { rungOf } from "#rules/score";
import { useFormat } from "../i18n/format.ts";
import { toldBy } from "../i18n/told-by.ts";
import { useOutcomes } from "../data/outcomes.ts";
import { runningOf } from "../data/running.ts";
import { useToday } from "../data/today.ts";
import { markOf } from "../storage/results.ts";
import { Distribution } from "../ui/distribution.tsx";
import styles from "./compare.module.css";
import type { EndedView } from "./mode.ts";
import { useResponse } from "./round-context.ts";

/** How a finished daily compares with everybody else's so far. */
export function Compare({ game, view, headingId }: { game: GameName; view: EndedView; headingId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="vh" id={headingId}>
        {t("compare.title")}
      </h3>
      <Comparison game={game} view={view} />
    </>
  );
}

function Comparison({ game, view }: { game: GameName; view: EndedView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today } = useToday();
  const mine = endingOf(view);
  const mark = markOf(game, view);
  const own = mark === undefined ? mine : { ...mine, mark };
  const asked = useOutcomes(game, view.day, own, useResponse(view));
  if (asked.at === "asking")
    return (
      <p className={`muted ${styles.alone}`} role="status">
        {t("loading")}
      </p>
    );
  if (asked.at === "failed") return <p className={`small muted ${styles.alone}`}>{t("compare.failed")}</p>;

  const { outcomes, isOwnIncluded } = asked;
  const count = playersIn(outcomes);
  const isRunning = today !== null && runningOf(game, today).day === view.day;
  if (count - Number(isOwnIncluded) < 1)
    return (
      <p className={`muted ${styles.alone}`}>
        {t(isRunning ? "compare.first" : isDaily(game) ? "compare.nobody" : "weekly.nobody")}
      </p>
    );
  const measure = MEASURES[game];
  const behind = shareBehind(measure, outcomes, mine);
  const share = behind > 0 ? behind : shareLevel(measure, outcomes, mine);
  // Where nobody did worse it is told who did as well: "0 %" would read as a rebuke.
  const told = behind > 0 ? "behind" : "level";
  const words =
    rungOf(measure, mine) === null
      ? t(`${toldBy(game)}.lostToo`)
      : isDaily(game)
        ? t(`${toldBy(game)}.${told}${isRunning ? "Today" : "ThatDay"}`)
        : t(`weekly.${told}${isRunning ? "ThisWeek" : "ThatWeek"}`);
  const number = format.number(count);
  return (
    <>
      <p className={styles.share}>
        <b className="num">{format.percent(share)}</b> <span>{words}</span>
      </p>
      <Distribution game={game} outcomes={outcomes} mine={mine} />
      <p className={`small muted ${styles.from}`}>
        {t(isRunning ? (isDaily(game) ? "compare.fromToday" : "weekly.from") : "compare.from", { count, number })}
      </p>
    </>
  );
}
