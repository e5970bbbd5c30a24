import { useTranslation } from "react-i18next";
import type { PeopleFilter } from "#rules/people";
import type { Position } from "#rules/player";
import { useFormat } from "../../i18n/format.ts";
import type { Registry } from "../../data/people.ts";
import { Button } from "../../ui/button.tsx";
import { Segment } from "../../ui/segment.tsx";
import { Select } from "../../ui/select.tsx";
import { CountStepper } from "./count-stepper.tsx";
import { ANY, useFilterOptions } from "./filter-options.ts";
import styles from "./filters.module.css";
import type { Draw } from "./use-draw.ts";

const POSITIONS: Position[] = ["C", "L", "R", "D", "G"];

interface Props {
  registry: Registry | null;
  filter: PeopleFilter;
  onFilter: (filter: PeopleFilter) => void;
  count: number;
  onCount: (count: number) => void;
  draw: Draw;
  onDraw: () => void;
  /** Lets everybody be drawn again. */
  onStartOver: () => void;
}

/** Whom to draw from, how many, and the button that does it. */
export function Filters({ registry, filter, onFilter, count, onCount, draw, onDraw, onStartOver }: Props) {
  const { t } = useTranslation();
  const { teams, countries } = useFilterOptions(registry, filter.era);
  const change = (part: Partial<PeopleFilter>) => onFilter({ ...filter, ...part });
  return (
    <form
      className={`card ${styles.filters}`}
      aria-label={t("generator.from")}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className={`sub ${styles.wide}`}>{t("generator.from")}</h2>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t("generator.era")}
        </span>
        <Segment
          wide
          label={t("generator.era")}
          value={filter.era}
          options={[
            { value: "today", label: t("generator.today") },
            { value: "all-time", label: t("generator.allTime") },
          ]}
          // A club of the past and a country without a player have no place in the other era.
          onChange={(era) => onFilter({ ...filter, era, team: null, country: null })}
        />
      </div>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t("generator.team")}
        </span>
        <Select
          label={t("generator.team")}
          options={teams}
          value={filter.team ?? ANY}
          onChange={(team) => change({ team: team === ANY ? null : team })}
        />
      </div>
      <div className={`${styles.field} ${styles.positions}`}>
        <span className={styles.label} aria-hidden="true">
          {t("generator.position")}
        </span>
        <Segment
          wide
          label={t("generator.position")}
          value={filter.position ?? ANY}
          options={[
            { value: ANY, label: t("generator.anyPosition") },
            ...POSITIONS.map((position) => ({ value: position, label: t(`positionsShort.${position}`) })),
          ]}
          onChange={(position) => change({ position: position === ANY ? null : (position as Position) })}
        />
      </div>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t("generator.country")}
        </span>
        <Select
          label={t("generator.country")}
          options={countries}
          value={filter.country ?? ANY}
          onChange={(country) => change({ country: country === ANY ? null : country })}
        />
      </div>
      <CountStepper count={count} onChange={onCount} />
      <Button className={styles.go} variant="go" big icon="dice" disabled={draw.free === 0} onClick={onDraw}>
        {t("generator.draw", { count })}
      </Button>
      <p className={`small muted ${styles.wide}`} role="status">
        {registry === null ? "\u00a0" : <LeftToDraw fitting={draw.fitting} free={draw.free} count={count} />}
      </p>
      {draw.fitting > 0 && draw.free === 0 && (
        <Button className={styles.wide} variant="text" icon="refresh" onClick={onStartOver}>
          {t("generator.startOver")}
        </Button>
      )}
    </form>
  );
}

/** How many there are to draw from. */
function LeftToDraw({ fitting, free, count }: { fitting: number; free: number; count: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (fitting === 0) return t("generator.nobody");
  if (free === 0) return t("generator.spent");
  if (free < count) return t("generator.few", { count: free, players: format.number(free) });
  return t("generator.fit", { count: fitting, players: format.number(fitting) });
}
