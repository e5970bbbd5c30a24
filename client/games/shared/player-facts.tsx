import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Candidate } from "#rules/league/rostered-players";
import { formatSavePercentage } from "#rules/i18n/measurements";
import { usePlayerCards } from "../../data/people.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { Flag } from "../../ui/flag.tsx";

/**
 * Facts about a player in one line: number, position, birth, draft, points.
 *
 * @param children further facts, each a term and its description
 */
export function PlayerFacts({ player, children }: { player: Candidate; children?: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const drafted =
    player.overall === null
      ? t("facts.undrafted")
      : t("facts.draft", { pick: format.ordinal(player.overall), year: player.draftYear ?? "–" });
  return (
    <dl>
      <div>
        <dt>{t("facts.number")}</dt>
        <dd>{player.number ?? "–"}</dd>
      </div>
      <div>
        <dt>{t("facts.position")}</dt>
        <dd>{t(`positions.${player.position}`)}</dd>
      </div>
      <div>
        <dt>{t("facts.born")}</dt>
        <dd>
          <Flag country={player.country} label={format.country(player.country)} />
          {player.birth?.slice(0, 4) ?? "–"}
        </dd>
      </div>
      <div>
        <dt>{t("facts.drafted")}</dt>
        <dd>{drafted}</dd>
      </div>
      {player.position === "G" ? (
        <GoalieFacts id={player.id} />
      ) : (
        <div>
          <dt>{t("facts.points")}</dt>
          <dd>{player.points === null ? "–" : format.number(player.points)}</dd>
        </div>
      )}
      {children}
    </dl>
  );
}

/** A goalie's wins and save percentage, "–" until loaded. */
export function GoalieFacts({ id }: { id: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { value: cards } = usePlayerCards([id]);
  const [, wins, , , saves] = cards?.[0]?.totals ?? [];
  return (
    <>
      <div>
        <dt>{t("facts.wins")}</dt>
        <dd>{wins == null ? "–" : format.number(wins)}</dd>
      </div>
      <div>
        <dt>{t("facts.saves")}</dt>
        <dd>{saves == null ? "–" : formatSavePercentage(language, saves)}</dd>
      </div>
    </>
  );
}
