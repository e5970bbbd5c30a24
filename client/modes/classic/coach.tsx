import { useMemo, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { coachReport, reasonsFor, type CoachedGuess } from "#rules/coach";
import { candidateOf } from "#rules/player";
import { useFormat } from "../../i18n/format.ts";
import type { LeagueOn } from "../../data/league.ts";
import type { EndedProps } from "../../round/mode.ts";
import { classNames } from "../../ui/class-names.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./coach.module.css";
import { useReasons } from "./reason.ts";

/** Thousands would flatten tens, so the bars are as long as the logarithm of who is left. */
const barLength = (left: number, total: number): string =>
  `${Math.max(1.5, (100 * Math.log(Math.max(1, left))) / Math.log(total)).toFixed(1)}%`;

/** The coach's report on a finished round: how each guess narrowed the field. */
export function Coach({ view, pieces: league, headingId }: EndedProps<"classic", LeagueOn> & { headingId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const answer = view.answer.player;
  const report = useMemo(
    () =>
      coachReport(
        league.facts,
        answer,
        view.tries.map(({ guess }) => guess),
      ),
    [league, answer, view.tries],
  );
  const scored = view.state === "won";
  const wrong = scored ? report.guesses.slice(0, -1) : report.guesses;
  // From then on nobody else was possible.
  const cornered = scored ? wrong.findIndex(({ left }) => left === 1) : -1;
  const until = cornered < 0 ? wrong : wrong.slice(0, cornered + 1);
  return (
    <>
      <div className={styles.head}>
        <h3 className="sub" id={headingId}>
          {t("coach.title")}
        </h3>
        <p className="small muted">{t("coach.lead", { total: format.number(report.total) })}</p>
      </div>
      <ol className={styles.guesses}>
        {wrong.map((guess) => (
          <CoachedRow key={guess.guess} guess={guess} total={report.total} league={league} />
        ))}
        <Verdict answer={answer} scored={scored} until={until} league={league} />
      </ol>
    </>
  );
}

function CoachedRow({ guess, total, league }: { guess: CoachedGuess; total: number; league: LeagueOn }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { last, number, team } = candidateOf(league.facts, guess.guess);
  const judged =
    guess.ruledOutBy === null
      ? t("coach.possible")
      : t("coach.ruledOut", { clue: t(`coach.clues.${guess.ruledOutBy}`) });
  return (
    <li className={styles.guess}>
      <Portrait className={styles.portrait} id={guess.guess} last={last} number={number} team={team} />
      <div className={styles.text}>
        <b>{last}</b>
        <small>{judged}</small>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ "--v": barLength(guess.left, total) } as CSSProperties} />
        <u style={{ "--v": barLength(guess.average, total) } as CSSProperties} />
      </div>
      <p className={styles.left}>
        <b className="num">{format.number(guess.left)}</b>
        <span className="vh">{t("coach.left", { count: guess.left })}</span>
        <small>{t("coach.average", { number: format.number(guess.average) })}</small>
      </p>
    </li>
  );
}

/**
 * The answer's own row, and what the coach makes of the round.
 *
 * @param until the guesses that left as few as there were left in the end
 */
function Verdict({
  answer,
  scored,
  until,
  league,
}: {
  answer: number;
  scored: boolean;
  until: readonly CoachedGuess[];
  league: LeagueOn;
}) {
  const { t } = useTranslation();
  const { last, number, team } = candidateOf(league.facts, answer);
  const told = useReasons(league);
  const say = (): string => {
    const before = until.at(-1);
    if (before === undefined) return scored ? t("coach.atOnce") : "";
    const reasons = told(
      reasonsFor(
        league.facts,
        answer,
        until.map(({ guess }) => guess),
      ),
    );
    const by = reasons === "" ? "" : "By";
    const words = {
      count: before.left,
      player: scored ? candidateOf(league.facts, before.guess).last : last,
      reasons,
    };
    if (!scored) return t(`coach.horn${by}`, words);
    return before.left === 1 ? t(`coach.cornered${by}`, words) : t(`coach.nerve${by}`, words);
  };
  return (
    <li className={classNames(styles.guess, styles.goal)}>
      <Portrait className={styles.portrait} id={answer} last={last} number={number} team={team} />
      <div className={styles.text}>
        <b>{last}</b>
        <small>{scored ? t("coach.scores") : t("coach.answer")}</small>
      </div>
      <p className={styles.say}>{say()}</p>
    </li>
  );
}
