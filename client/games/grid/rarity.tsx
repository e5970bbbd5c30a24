import { useTranslation } from "react-i18next";
import type { GridAnswer } from "#rules/grid/grid";
import { MIN_PICKS_FOR_SHARES, expectedRarity, rarityOf } from "#rules/grid/rarity";
import type { PlayerRegistry } from "../../data/people.ts";
import type { GridPicks } from "../../data/api.ts";
import { useFormat } from "../../i18n/format.ts";
import { rankIn } from "./fame-rank.ts";
import type { PlacedPicks } from "./placed.ts";

/** The expected rarity and today's, as items of a `<dl>`. Today's replaces the expected one once it counts. */
export function RarityFigures({
  placed: { players: placed },
  answer,
  picks,
  registry,
}: {
  placed: PlacedPicks;
  answer: GridAnswer;
  picks: GridPicks | null;
  registry: PlayerRegistry;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const rarity = picks === null ? null : rarityOf(placed, picks);
  const expected = expectedRarity(placed, answer.squares, (id) => rankIn(registry, id));
  return (
    <>
      {rarity === null && (
        <div>
          <dt>{t("grid.rarityExpected")}</dt>
          <dd>
            {format.number(Math.round(expected))} <small>{t("grid.rarityByFame")}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>{t("grid.rarityToday")}</dt>
        <dd>
          {rarity === null ? "–" : format.number(Math.round(rarity))}{" "}
          <small>
            {rarity === null ? t("grid.rarityWaits", { number: MIN_PICKS_FOR_SHARES }) : t("grid.rarityRange")}
          </small>
        </dd>
      </div>
    </>
  );
}
