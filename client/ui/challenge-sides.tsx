import { t } from "i18next";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { compareRounds, resultNumberOf, decodeRound, type SharedRound } from "#rules/round-code";
import type { ChallengeSide } from "../../worker/app.ts";
import { classNames } from "./class-names.ts";
import { ResultMarks } from "./result-marks.tsx";
import { shortResult } from "./share-text.ts";
import { Squares } from "./squares.tsx";
import styles from "./challenge-sides.module.css";

/** Returns a short result, as in the shared text. */
const resultOf = (game: GameName, round: SharedRound): string =>
  shortResult({
    figure: resultNumberOf(game, round),
    limit: GAME_CONFIG[game].limit,
    hint: round.hint,
    hard: round.hard,
  });

/** Returns a sentence about who did better, from the visitor's point of view. */
export function challengeSentence(game: GameName, mine: ChallengeSide, theirs: ChallengeSide): string {
  const [own, other] = [mine, theirs].map(({ round }) => decodeRound(game, round));
  if (!own || !other) return "";
  const name = theirs.name ?? t("duel.friend");
  const results = { name, mine: resultOf(game, own), theirs: resultOf(game, other) };
  const better = compareRounds(game, own, other);
  if (better !== 0) return t(better > 0 ? "duel.won" : "duel.lost", results);
  const isFound = resultNumberOf(game, own) !== null;
  return t(isFound ? "duel.drawn" : "duel.neither", results);
}

/** Both rounds of a challenge, the visitor's first. A challenger who picked the player by name has no round. */
export function ChallengeSides({
  game,
  mine,
  theirs,
}: {
  game: GameName;
  mine: ChallengeSide | null;
  theirs: ChallengeSide | null;
}) {
  return (
    <ul className={`stack gap-3 ${styles.sides}`}>
      {mine !== null && <Side game={game} name={t("duel.you")} result={mine} />}
      {theirs !== null && <Side game={game} name={theirs.name ?? t("duel.yourFriend")} result={theirs} />}
    </ul>
  );
}

function Side({ game, name, result }: { game: GameName; name: string; result: ChallengeSide }) {
  const round = decodeRound(game, result.round);
  if (round === null) return null;
  return (
    <li className={`stack gap-2 justify-items-center ${styles.side}`}>
      <b className={`text-center ${styles.name}`}>{name}</b>
      <span className={classNames("num text-24", styles.result)}>
        {resultNumberOf(game, round) ?? "X"}/{GAME_CONFIG[game].limit}{" "}
        <ResultMarks hint={round.hint} hard={round.hard} />
      </span>
      <Squares rows={round.rows} />
    </li>
  );
}
