import { t } from "i18next";
import type { GridAnswer } from "#rules/grid/grid";
import type { Player } from "#rules/league/player";
import type { CellCheck } from "#rules/grid/criterion-check";
import { mostAndLeastPicked, hasShares, type CellPicks } from "#rules/grid/rarity";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatFullYears } from "#rules/league/years";
import type { PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { PlayerLink } from "../../ui/player-link.tsx";
import { Tag } from "../../ui/tag.tsx";
import styles from "./answers.module.css";
import { useProofWords } from "./use-proof-words.ts";
import { formatShareIn } from "./words.ts";

/** All players who fit a cell, most picked first, then best known. */
export function AnswerList({
  answer,
  square,
  own,
  picks,
  proofs,
  league,
  labelledBy,
}: {
  answer: GridAnswer;
  square: number;
  /** The visitor's pick, if any. */
  own: number | undefined;
  picks: CellPicks | null;
  /** Proofs in the order of the answers; null until requested. */
  proofs: readonly (CellCheck | null)[] | null;
  league: PlayerRegistry;
  labelledBy: string;
}) {
  const ids = answer.squares[square] ?? [];
  const counts = new Map(picks?.players);
  const countOf = ({ id }: Player): number => counts.get(id) ?? 0;
  const people = ids
    .flatMap((id) => league.players.get(id) ?? [])
    .sort((a, b) => countOf(b) - countOf(a) || a.fameRank - b.fameRank || a.last.localeCompare(b.last));
  const extremes = picks && mostAndLeastPicked(picks, own);
  const proofWords = useProofWords(proofs !== null, league);
  const whyOf = (id: number): string => proofWords.full(answer, square, proofs?.[ids.indexOf(id)]).join(" · ");
  return (
    <>
      <ul className={`stack ${styles.list}`} tabIndex={0} aria-labelledby={labelledBy}>
        {people.map(({ id, first, last, from, to }) => (
          <li
            key={id}
            className={classNames("row gap-3 justify-between", id === own && "surface-3", id === own && styles.own)}
          >
            <span className="cluster gap-1 items-center">
              <b className="line-18">
                <PlayerLink player={{ id, first, last }} />
              </b>{" "}
              <small className="muted text-13">{formatFullYears({ from, to }, documentLanguage())}</small>
              {id === own && <Tag done>{t("grid.yours")}</Tag>}
              {extremes !== null && id === extremes.most && <Tag>{t("grid.mostPicked")}</Tag>}
              {extremes !== null && id === extremes.least && id !== extremes.most && <Tag>{t("grid.rarest")}</Tag>}
              {proofs !== null && <small className={`muted text-13 ${styles.why}`}>{whyOf(id)}</small>}
            </span>
            {picks !== null && hasShares(picks) && <span className="num">{formatShareIn(picks, id)}</span>}
          </li>
        ))}
      </ul>
      {picks !== null && (
        <p className="small muted">
          {hasShares(picks)
            ? t("grid.pickCount", { count: picks.total, number: format.number(picks.total) })
            : t("grid.noShares")}
        </p>
      )}
    </>
  );
}
