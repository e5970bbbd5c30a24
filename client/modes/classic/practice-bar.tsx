import { useTranslation } from "react-i18next";
import type { PracticeFilter } from "#rules/game";
import type { Club } from "#rules/player";
import { useClubName } from "../../i18n/club-name.ts";
import { Button } from "../../ui/button.tsx";
import { Segment } from "../../ui/segment.tsx";
import { Select } from "../../ui/select.tsx";
import styles from "./practice-bar.module.css";

const CHOICES = ["everyone", "best-known", "team"] as const;

interface Choosing {
  filter: PracticeFilter;
  clubs: ReadonlyMap<string, Club> | null;
  /** Whether the choice takes effect with the next game only. */
  waits: boolean;
  onFilter: (filter: PracticeFilter) => void;
  onNew: () => void;
}

/** The actions of a round that can be given up, and of practice: whom it hides, and another game. */
export function PracticeBar({ busy, onGiveUp, ...choosing }: Partial<Choosing> & {
  busy: boolean;
  onGiveUp?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { onNew } = choosing;
  return (
    <div className={styles.bar}>
      {isChoosing(choosing) ? <Filter {...choosing} /> : <span />}
      <div className={styles.actions}>
        {onNew && <Button variant="blue" icon="refresh" disabled={busy} onClick={onNew}>{t("unlimited.new")}</Button>}
        <Button icon="flag" disabled={busy || onGiveUp === undefined} onClick={onGiveUp}>{t("unlimited.giveUp")}</Button>
      </div>
    </div>
  );
}

const isChoosing = (choosing: Partial<Choosing>): choosing is Choosing => choosing.filter !== undefined;

function Filter({ filter, clubs, waits, onFilter }: Choosing) {
  const { t, i18n } = useTranslation();
  const clubName = useClubName();
  const names = [...(clubs ?? [])].map(([code, club]) => ({ code, name: clubName(club, code) }));
  names.sort((a, b) => a.name.localeCompare(b.name, i18n.language));
  const choose = (players: PracticeFilter["players"]) =>
    onFilter(players === "team" ? { players, team: names[0]?.code ?? "MTL" } : { players });
  return (
    <div className={styles.filter}>
      <Segment
        label={t("unlimited.players")} value={filter.players} onChange={choose}
        options={CHOICES.map((value) => ({ value, label: t(`unlimited.filters.${value}`) }))}
      />
      {filter.players === "team" && (
        <Select
          label={t("clues.team")} value={filter.team} onChange={(team) => onFilter({ players: "team", team })}
          options={names.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {waits && <p className={styles.waits}>{t("unlimited.waits")}</p>}
    </div>
  );
}
