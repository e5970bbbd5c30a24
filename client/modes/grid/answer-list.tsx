import { useTranslation } from "react-i18next";
import type { Person } from "#rules/people";
import { hasShares, shareOf, type SquarePicks } from "#rules/rarity";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { wholeYears } from "../../i18n/years.ts";
import type { Registry } from "../../data/people.ts";
import { Tag } from "../../ui/tag.tsx";
import styles from "./answers.module.css";
import { useShareFormat } from "./words.ts";

/** Everybody who fits a square, the most picked first, then the best known. */
export function AnswerList({
  ids,
  own,
  picks,
  registry,
  labelledBy,
}: {
  ids: readonly number[];
  /** One's own pick, if one has one. */
  own: number | undefined;
  picks: SquarePicks | null;
  registry: Registry;
  labelledBy: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const formatShare = useShareFormat();
  const known = picks !== null && hasShares(picks) ? picks : null;
  const counts = new Map(picks?.players);
  const countOf = ({ id }: Person): number => counts.get(id) ?? 0;
  const people = ids
    .flatMap((id) => registry.byId.get(id) ?? [])
    .sort((a, b) => countOf(b) - countOf(a) || b.renown - a.renown || a.last.localeCompare(b.last));
  const rarest = people.findLast((person) => countOf(person) > 0)?.id;
  return (
    <>
      <ul className={styles.list} tabIndex={0} aria-labelledby={labelledBy}>
        {people.map(({ id, first, last, from, to }) => (
          <li key={id} className={id === own ? styles.own : undefined}>
            <span>
              <b>
                {first} {last}
              </b>{" "}
              <small>{wholeYears({ from, to }, language)}</small>
              {id === own && <Tag done>{t("grid.yours")}</Tag>}
              {id === rarest && <Tag>{t("grid.rarest")}</Tag>}
            </span>
            {known !== null && <span className="num">{formatShare(shareOf(known, id))}</span>}
          </li>
        ))}
      </ul>
      {picks !== null && (
        <p className="small muted">
          {known === null
            ? t("grid.noShares")
            : t("grid.pickCount", { count: known.total, number: format.number(known.total) })}
        </p>
      )}
    </>
  );
}
