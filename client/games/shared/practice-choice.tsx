import { t } from "i18next";
import { ERAS, type PracticeFilter } from "#rules/shared/game-config";
import type { CurrentClub } from "#rules/league/rostered-players";
import { clubName } from "../../i18n/club-name.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { Segment } from "../../ui/segment.tsx";
import { Select } from "../../ui/select.tsx";
import type { AnyGameScreen } from "./game-screen.ts";
import styles from "./practice-bar.module.css";

/** The team selected when a visitor chooses "one team" before the clubs are loaded. */
const SOME_TEAM = "MTL";

/**
 * The filters of practice.
 *
 * @param clubs the clubs to choose from, once loaded
 * @param waits whether the choice takes effect with the next round only
 */
export function PracticeChoice({
  screen: { filters, filterTexts = "practice.filters", hasEras = false },
  filter,
  clubs,
  waits,
  onChoose,
}: {
  screen: AnyGameScreen;
  filter: PracticeFilter;
  clubs: ReadonlyMap<string, CurrentClub> | null;
  waits: boolean;
  onChoose: (filter: PracticeFilter) => void;
}) {
  const names = [...(clubs ?? [])].map(([code, club]) => ({ code, name: clubName(club, code) }));
  names.sort((a, b) => a.name.localeCompare(b.name, documentLanguage()));
  const choose = (players: PracticeFilter["players"]) =>
    onChoose(
      players === "team"
        ? { players, team: names[0]?.code ?? SOME_TEAM }
        : { players, ...("since" in filter && { since: filter.since }) },
    );
  return (
    <div className={`row gap-3 flex-wrap ${styles.filter}`}>
      <Segment
        label={t(`${filterTexts}.label`)}
        value={filter.players}
        onChange={choose}
        options={filters.map((value) => ({
          value,
          label: t(value === "team" ? "practice.filters.team" : `${filterTexts}.${value}`),
        }))}
      />
      {filter.players === "team" && (
        <Select
          label={t("clues.team")}
          value={filter.team}
          onChange={(team) => onChoose({ players: "team", team })}
          options={names.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {hasEras && filter.players !== "team" && (
        <Select
          label={t("practice.era")}
          value={String(filter.since ?? ERAS[0])}
          onChange={(value) => onChoose({ ...filter, since: ERAS.find((year) => String(year) === value) ?? ERAS[0] })}
          options={ERAS.map((year) => ({ value: String(year), label: t("practice.since", { year }) }))}
        />
      )}
      {waits && <p className={`muted ${styles.waits}`}>{t("practice.waits")}</p>}
    </div>
  );
}
