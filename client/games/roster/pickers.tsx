import { t } from "i18next";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent, type RefObject } from "react";
import { clubName } from "../../i18n/club-name.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatSeason } from "#rules/league/years";
import { playedInSeason, type SeasonIndex } from "../../data/seasons.ts";
import { Button } from "../../ui/button.tsx";
import { hasCookieBar } from "../../browser/cookie-bar.ts";
import { isTouchOnly } from "../../browser/touch.ts";
import { Select } from "../../ui/select.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { isSeasonExcluded, isTeamExcluded, knownBy, knownWords } from "./known.ts";
import styles from "./pickers.module.css";

/** Value without a choice. */
const ANY = "";

/**
 * Selects for a team and a season. Each choice limits the other. What is known stays selected for the next guess, the only
 * season left is chosen, and everything else is open again.
 * What the clues rule out cannot be chosen.
 */
export function TeamSeasonPickers({
  play: { view, busy, guess: onGuess },
  league,
}: Pick<TableProps<"roster">, "play" | "league">) {
  const tries = view?.tries ?? [];
  const seasons = view && league;
  const made = tries.length;
  const known = knownBy(tries);
  const knownText = seasons === null ? "" : knownWords(tries, seasons);
  const [team, setTeam] = useState(known.team);
  const [chosenSeason, setSeason] = useState(known.season);
  const form = useFocusAfter(made, known.team === null ? 0 : 1, seasons !== null);
  const [settled, settle] = useState(made);
  if (settled !== made) {
    settle(made);
    setTeam(known.team);
    setSeason(known.season);
  }
  const years = useMemo(() => seasonsOf(seasons, team), [seasons, team]);
  const left = years.filter((year) => !isSeasonExcluded(tries, year));
  const season = chosenSeason ?? (left.length === 1 ? (left[0] ?? null) : null);
  const teams = useTeams(seasons, season);
  const chosen = team === null || season === null ? null : { season, team };
  const isOver = busy === "revealing";

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && busy !== "judging" && !isOver) onGuess(chosen);
  };
  return (
    <form className={`card stack gap-4 p-4 ${styles.pickers}`} ref={form} onSubmit={send}>
      <label className={`stack gap-6px min-w-0 line-18 ${styles.field}`}>
        <span aria-hidden="true">{t("roster.team")}</span>
        <Select
          label={t("roster.team")}
          value={team ?? ANY}
          onChange={(value) => setTeam(value === ANY ? null : value)}
          options={[
            { value: ANY, label: t("roster.chooseTeam") },
            ...teams.map((option) => ({
              ...option,
              isDisabled: option.isDisabled || isTeamExcluded(tries, option.value),
            })),
          ]}
        />
      </label>
      <label className={`stack gap-6px min-w-0 line-18 ${styles.field}`}>
        <span aria-hidden="true">{t("roster.season")}</span>
        <Select
          label={t("roster.season")}
          value={season === null ? ANY : String(season)}
          onChange={(value) => setSeason(value === ANY ? null : Number(value))}
          options={[
            { value: ANY, label: t("roster.chooseSeason") },
            ...years.map((year) => ({
              value: String(year),
              label: formatSeason(year, documentLanguage()),
              isDisabled: isSeasonExcluded(tries, year),
            })),
          ]}
        />
      </label>
      <Button type="submit" variant="go" busy={busy === "judging"} disabled={chosen === null || isOver}>
        {t("roster.guess")}
      </Button>
      {knownText !== "" && <p className={styles.known}>{knownText}</p>}
    </form>
  );
}

/**
 * Moves the focus to the next select: after the deal (not on touch screens, where it would cover the page, nor while the
 * cookie bar shows), and after each guess, when its button is disabled.
 */
function useFocusAfter(made: number, next: 0 | 1, isDealt: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(made);
  const focusNext = useEffectEvent(() =>
    form.current?.querySelectorAll("select")[next]?.focus({ preventScroll: true }),
  );
  useEffect(() => {
    if (isDealt && !isTouchOnly() && !hasCookieBar()) focusNext();
  }, [isDealt]);
  useEffect(() => {
    if (before.current !== made) focusNext();
    before.current = made;
  }, [made]);
  return form;
}

/** Returns all teams by name, under the names of a season; those that did not play in it are disabled. */
function useTeams(seasons: SeasonIndex | null, season: number | null) {
  return useMemo(() => {
    if (seasons === null) return [];
    const { compare } = new Intl.Collator(documentLanguage());
    return [...seasons.clubs.values()]
      .map((club) => ({
        value: club.code,
        label: clubName(club, club.code, season ?? undefined),
        isDisabled: season !== null && !playedInSeason(seasons, season, club.code),
      }))
      .sort((a, b) => compare(a.label, b.label));
  }, [seasons, season]);
}

/** Returns the seasons of a team, or all, newest first. */
const seasonsOf = (seasons: SeasonIndex | null, team: string | null): number[] =>
  [...(seasons?.teamsIn ?? [])].filter(([, teams]) => team === null || teams.includes(team)).map(([season]) => season);
