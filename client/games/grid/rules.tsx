import { t } from "i18next";
import { MATCH, MISS } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules } from "../shared/rules.tsx";
import { useStore } from "../../storage/store.ts";
import { FootNote } from "./foot-note.tsx";
import { gridOnScreen } from "./grid-on-screen.ts";

const MORE = ["won", "clubs", "marks", "rarity", "stop"] as const;

/** How to play: what a shot does; what counts, and rarity, under "More rules". */
export function GridRules({ onClose }: RulesProps) {
  const grid = useStore(gridOnScreen);
  const tile = { label: "", value: t("positionsShort.D") };
  return (
    <Rules
      onClose={onClose}
      texts="grid.rules"
      examples={[
        { mark: MATCH, ...tile, name: t("grid.rules.fits"), text: t("grid.rules.fitsText") },
        { mark: MISS, ...tile, name: t("grid.rules.misfits"), text: t("grid.rules.misfitsText") },
        { icon: "lock", name: t("grid.rules.once"), text: t("grid.rules.onceText") },
      ]}
      more={
        <>
          {MORE.map((rule) => (
            <p key={rule}>{t(`grid.rules.${rule}`)}</p>
          ))}
          {grid !== null && (
            <p>
              <b>{t("grid.rules.today")}</b> <FootNote {...grid} />
            </p>
          )}
        </>
      }
    />
  );
}
