import { t } from "i18next";
import type { PlayerFilter } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { ANY_VALUE, useFilterOptions, type FilterOption } from "./filter-options.ts";
import styles from "./filters.module.css";

interface Props {
  registry: PlayerRegistry | null;
  filter: PlayerFilter;
  onFilter: (filter: PlayerFilter) => void;
}

/** Filters of the draw, as one row of chips. A chip shows its value, and is blue once it has been set. */
export function Filters({ registry, filter, onFilter }: Props) {
  const options = useFilterOptions(registry, filter.era);
  return (
    <div className={`flex ${styles.chips}`} role="group" aria-label={t("generator.from")}>
      <FilterChip
        label={t("generator.era")}
        options={options.era}
        value={filter.era}
        // A club of the past and a country without a player do not exist in the other era.
        onChange={(era) => onFilter({ ...filter, era: era as PlayerFilter["era"], team: null, country: null })}
      />
      {(["team", "position", "country"] as const).map((name) => (
        <FilterChip
          key={name}
          label={t(`generator.${name}`)}
          options={options[name]}
          value={filter[name] ?? ANY_VALUE}
          onChange={(value) => onFilter({ ...filter, [name]: value === ANY_VALUE ? null : value })}
        />
      ))}
    </div>
  );
}

/**
 * A choice with the short text of the chosen option. The select covers it, because a select shows the long text.
 *
 * @param options the first one is chosen before the visitor has set any
 */
function FilterChip({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
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
        value !== options[0]?.value && styles.set,
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
