import { useTranslation } from "react-i18next";
import { MEASURES, type GameName } from "#rules/measures";
import { playersIn, shareBehind, shareLevel } from "#rules/outcomes";
import { endingOf } from "#rules/round";
import { rungOf } from "#rules/score";
import { useFormat } from "../i18n/format.ts";
import { toldBy } from "../i18n/told-by.ts";
import { useOutcomes } from "../data/outcomes.ts";
import { useToday } from "../data/today.ts";
import { Distribution } from "../ui/distribution.tsx";
import styles from "./compare.module.css";
import type { EndedView } from "./mode.ts";

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
  const asked = useOutcomes(game, view.day, mine);
  if (asked.at === "asking")
    return (
      <p className={`muted ${styles.alone}`} role="status">
        {t("loading")}
      </p>
    );
  if (asked.at === "failed") return <p className={`small muted ${styles.alone}`}>{t("compare.failed")}</p>;

  const { outcomes } = asked;
  const count = playersIn(outcomes);
  const isToday = today?.day === view.day;
  if (count < 2) return <p className={`muted ${styles.alone}`}>{t(isToday ? "compare.first" : "compare.nobody")}</p>;
  const measure = MEASURES[game];
  const behind = shareBehind(measure, outcomes, mine);
  const share = behind > 0 ? behind : shareLevel(measure, outcomes, mine);
  // Where nobody did worse it is told who did as well: "0 %" would read as a rebuke.
  const told =
    rungOf(measure, mine) === null
      ? "lostToo"
      : (`${behind > 0 ? "behind" : "level"}${isToday ? "Today" : "ThatDay"}` as const);
  const number = format.number(count);
  return (
    <>
      <p className={styles.share}>
        <b className="num">{format.percent(share)}</b> <span>{t(`${toldBy(game)}.${told}`)}</span>
      </p>
      <Distribution game={game} outcomes={outcomes} mine={mine} />
      <p className={`small muted ${styles.from}`}>
        {t(isToday ? "compare.fromToday" : "compare.from", { count, number })}
      </p>
    </>
  );
}
