import { t } from "i18next";
import type { CSSProperties } from "react";
import type { CareerRevealed, OpenStop } from "#rules/career/career";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatYears } from "#rules/league/years";
import type { PlayerRegistry } from "../../data/people.ts";
import { useNews } from "../shared/news.ts";
import { stopsText } from "../../i18n/placeholder.ts";
import { classNames } from "../../ui/class-names.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Tag } from "../../ui/tag.tsx";
import styles from "./path.module.css";
import { stopName, stopNickname } from "./stop-name.ts";
import { horizontalPathLine, ROW_HEIGHT, verticalPathLine } from "./path-line.ts";

/** With more stops a landscape phone shows crests only. */
const MOST_WITH_TEXTS = 9;

/**
 * The clubs of a career along a curved line, vertical on narrow screens.
 *
 * @param misses number of wrong guesses: what the last one revealed is new; null if nothing is
 */
export function CareerPath({
  stops,
  misses,
  league,
}: Pick<CareerRevealed, "stops"> & { misses: number | null; league: PlayerRegistry }) {
  const news = useNews();
  const count = stops.length;
  return (
    <div
      className={classNames("relative clip", styles.path, count > MOST_WITH_TEXTS && styles.long)}
      style={{ "--count": count } as CSSProperties}
    >
      <svg
        className={`absolute ${styles.lying}`}
        viewBox={`0 0 ${count * 100} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={horizontalPathLine(count)} />
      </svg>
      <svg
        className={`absolute ${styles.standing}`}
        viewBox={`0 0 60 ${count * ROW_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={verticalPathLine(count)} />
      </svg>
      <ol className={`stack relative ${styles.stops}`} aria-label={t("career.stops", { count })}>
        {stops.map((stop, place) => (
          <li
            key={place}
            className={classNames(
              "stack gap-3 justify-items-center text-center",
              styles.stop,
              stop === null && styles.hidden,
              isNew(stop, misses) && styles.fresh,
            )}
            {...(isNew(stop, misses) && news("judged"))}
          >
            {stop === null ? (
              <HiddenStop place={place} count={count} />
            ) : (
              <Club stop={stop} isNew={isNew(stop, misses)} league={league} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Placeholder of a path; empty if its length is unknown. */
export const CareerPathPlaceholder = ({ stops }: { stops: number | null }) => (
  <div
    className={classNames("relative clip", styles.path, styles.toCome)}
    data-stops={stops === null ? undefined : stopsText(stops)}
  />
);

const isNew = (stop: OpenStop | null, misses: number | null): boolean =>
  stop !== null && stop.since > 0 && stop.since === misses;

function Club({ stop, isNew: fresh, league }: { stop: OpenStop; isNew: boolean; league: PlayerRegistry }) {
  const { team, years } = stop;
  return (
    <>
      <span className={`center surface round ${styles.knot}`}>
        <ClubCrest code={team} clubs={league.clubs} />
      </span>
      <span className={`relative ${styles.text}`}>
        <b className="block name-20" title={stopName(stop, league)}>
          {stopNickname(stop, league)}
        </b>
        {years !== null && <small className="block num muted">{formatYears(years, documentLanguage())}</small>}
        {fresh && (
          <span className={`block ${styles.tag}`}>
            <Tag>{t("career.new")}</Tag>
          </span>
        )}
      </span>
    </>
  );
}

function HiddenStop({ place, count }: { place: number; count: number }) {
  const which =
    place === 0
      ? t("career.first")
      : place === count - 1
        ? t("career.last")
        : t("career.nth", { nth: format.ordinal(place + 1) });
  return (
    <>
      <span className={`center surface round ${styles.knot}`}>
        <Crest code="?" conference="hidden" />
      </span>
      <span className={`relative ${styles.text}`}>
        <b className="block name-20">{t("career.hidden")}</b>
        <small className="block num muted">{which}</small>
      </span>
    </>
  );
}
