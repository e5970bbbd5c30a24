import { useTranslation } from "react-i18next";
import type { Day } from "#rules/day";
import { playersIn, shareBehind } from "#rules/outcomes";
import { useFormat } from "../../i18n/format.ts";
import { useOutcomes } from "../../outcomes.ts";
import { useToday } from "../../today.ts";
import { Distribution } from "../../ui/distribution.tsx";
import type { EndedView } from "./answer-card.tsx";
import styles from "./compare.module.css";

/** How a finished daily compares with everybody else's so far. */
export function Compare({ view, headingId }: { view: EndedView; headingId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="sub" id={headingId}>{t("compare.title")}</h3>
      <Comparison day={view.day} won={view.state === "won"} guesses={view.tries.length} />
    </>
  );
}

function Comparison({ day, won, guesses }: { day: Day; won: boolean; guesses: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today } = useToday();
  const mine = { won, guesses };
  const asked = useOutcomes("classic", day, mine);
  if (asked.at === "asking") return <p className={`muted ${styles.alone}`} role="status">{t("loading")}</p>;
  if (asked.at === "failed") return <p className={`small muted ${styles.alone}`}>{t("compare.failed")}</p>;

  const { outcomes } = asked;
  const count = playersIn(outcomes);
  const isToday = today?.day === day;
  if (count < 2) return <p className={`muted ${styles.alone}`}>{t(isToday ? "compare.first" : "compare.nobody")}</p>;
  const share = won ? shareBehind(outcomes, mine) : outcomes.lost / count;
  const number = format.number(count);
  return (
    <>
      <p className={styles.share}>
        <b className="num">{format.percent(share)}</b>{" "}
        <span>{won ? t(isToday ? "compare.today" : "compare.thatDay") : t("compare.lost")}</span>
      </p>
      <Distribution outcomes={outcomes} mine={mine} />
      <p className={`small muted ${styles.from}`}>{t(isToday ? "compare.fromToday" : "compare.from", { count, number })}</p>
    </>
  );
}
