import { useTranslation } from "react-i18next";
import { numberOn } from "#rules/cadence";
import type { Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { useFormat } from "../i18n/format.ts";
import { GameHead } from "../ui/game-head.tsx";
import { HowToPlay } from "./how-to-play.tsx";

/** The head of a day's puzzle; the day is null as long as it is not known. */
export function DayHead({
  game,
  day,
  isArchived = false,
  remark,
}: {
  game: GameName;
  day: Day | null;
  isArchived?: boolean;
  remark?: string | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <GameHead
      title={t(`pages.${game}`)}
      puzzle={day === null ? undefined : t("puzzle", { number: numberOn(MEASURES[game], day) })}
      detail={day === null ? undefined : format.day(day)}
      remark={remark}
      note={
        <>
          {isArchived ? t("archive.lead") : remark === undefined && t(`${game}.note`)} <HowToPlay />
        </>
      }
    />
  );
}
