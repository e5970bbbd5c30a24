import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Candidate } from "#rules/league/rostered-players";
import { useFormat } from "../../i18n/format.ts";
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
      <div>
        <dt>{t("facts.points")}</dt>
        <dd>{player.points === null ? "–" : format.number(player.points)}</dd>
      </div>
      {children}
    </dl>
  );
}
