import { useTranslation } from "react-i18next";
import type { RulesProps } from "../shared/game-screen.ts";
import { IconTile, Rules } from "../shared/rules.tsx";
import { useStore } from "../../storage/store.ts";
import { Tile } from "../../ui/tile.tsx";
import { FootNote } from "./foot-note.tsx";
import { gridOnScreen } from "./grid-on-screen.ts";

const MORE = ["won", "clubs", "marks", "rarity", "stop"] as const;

/** How to play: what a shot does; what counts, and rarity, under "More rules". */
export function GridRules({ onClose }: RulesProps) {
  const { t } = useTranslation();
  const grid = useStore(gridOnScreen);
  const verdict = (verdict: "match" | "miss") => (
    <Tile mark={{ verdict, arrow: "none" }} label="">
      {t("positionsShort.D")}
    </Tile>
  );
  return (
    <Rules
      onClose={onClose}
      midnight={(time) => t("grid.rules.midnight", { time })}
      lead={t("grid.rules.lead")}
      examples={[
        { tile: verdict("match"), name: t("grid.rules.fits"), text: t("grid.rules.fitsText") },
        { tile: verdict("miss"), name: t("grid.rules.misfits"), text: t("grid.rules.misfitsText") },
        { tile: <IconTile name="lock" />, name: t("grid.rules.once"), text: t("grid.rules.onceText") },
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
