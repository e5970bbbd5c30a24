import { t } from "i18next";
import type { PlayerFilter } from "#rules/league/all-players";
import type { Position } from "#rules/league/player";
import type { PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { ANY_VALUE, useFilterOptions, type FilterOption } from "./filter-options.ts";
import styles from "./filters.module.css";

const POSITIONS: Position[] = ["C", "L", "R", "D", "G"];

interface Props {
  registry: PlayerRegistry | null;
  filter: PlayerFilter;
  onFilter: (filter: PlayerFilter) => void;
}

/** Filters of the draw, as one row of chips. A chip shows its value, and is blue once it has been set. */
export function Filters({ registry, filter, onFilter }: Props) {
  const { teams, countries } = useFilterOptions(registry, filter.era);
  const change = (part: Partial<PlayerFilter>) => onFilter({ ...filter, ...part });
  return (
    <div className={`flex ${styles.chips}`} role="group" aria-label={t("generator.from")}>
      <FilterChip
        label={t("generator.era")}
        isSet={filter.era !== "today"}
        value={filter.era}
        options={[
          { value: "today", label: t("generator.today") },
          { value: "all-time", label: t("generator.allTime") },
        ]}
        // A club of the past and a country without a player do not exist in the other era.
        onChange={(era) => onFilter({ ...filter, era: era as PlayerFilter["era"], team: null, country: null })}
      />
      <FilterChip
        label={t("generator.team")}
        isSet={filter.team !== null}
        options={teams}
        value={filter.team ?? ANY_VALUE}
        onChange={(team) => change({ team: team === ANY_VALUE ? null : team })}
      />
      <FilterChip
        label={t("generator.position")}
        isSet={filter.position !== null}
        value={filter.position ?? ANY_VALUE}
        options={[
          { value: ANY_VALUE, label: t("generator.anyPosition"), short: t("generator.positionShort") },
          ...POSITIONS.map((position) => ({ value: position, label: t(`positions.${position}`) })),
        ]}
        onChange={(position) => change({ position: position === ANY_VALUE ? null : (position as Position) })}
      />
      <FilterChip
        label={t("generator.country")}
        isSet={filter.country !== null}
        options={countries}
        value={filter.country ?? ANY_VALUE}
        onChange={(country) => change({ country: country === ANY_VALUE ? null : country })}
      />
    </div>
  );
}

/** A choice with the short text of the chosen option. The select covers it, because a select shows the long text. */
function FilterChip({
  label,
  isSet,
  options,
  value,
  onChange,
}: {
  label: string;
  isSet: boolean;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span
      className={classNames(
        "row flex-none gap-1 relative surface-2 label-16 ink nowrap",
        styles.chip,
        isSet && styles.set,
      )}
    >
      <span aria-hidden="true">{chosen?.short ?? chosen?.label}</span>
      <Icon name="down" small className="muted" />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
