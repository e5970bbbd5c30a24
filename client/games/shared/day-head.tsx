import { t } from "i18next";
import { memo, type ReactNode } from "react";
import { puzzleNumberOn } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, isDaily, type GameName } from "#rules/shared/game-config";
import { format } from "../../i18n/format.ts";
import { dayText } from "../../i18n/placeholder.ts";
import { GameHead } from "../../ui/game-head.tsx";
import type { GameKind } from "./game-screen.ts";

/** The heading of a day's puzzle. */
export const DayHead = memo(function DayHead({
  game,
  day,
  isArchived = false,
  kind = null,
  remark,
  badge,
}: {
  game: GameName;
  day: Day;
  isArchived?: boolean;
  kind?: GameKind | null | undefined;
  remark?: string | undefined;
  badge?: ReactNode;
}) {
  return (
    <GameHead
      title={kind?.name ?? t(`pages.${game}`)}
      puzzle={t("puzzle", { number: dayText("NUMBER", day, puzzleNumberOn(GAME_CONFIG[game], day)) })}
      detail={
        isDaily(game)
          ? dayText("FULL_DATE", day, format.day(day))
          : t("weekly.of", { day: dayText("MONTH_DAY", day, format.monthDay(day)) })
      }
      remark={remark ?? (isDaily(game) || isArchived ? undefined : t("weekly.every"))}
      badge={badge}
      note={isArchived ? t("archive.lead") : kind?.note}
    />
  );
});
