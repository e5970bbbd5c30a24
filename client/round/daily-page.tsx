import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "../routing/use-search-params.ts";
import { addDays, dayAt, isDay, puzzleNumber, type Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { DAILY_PATHS } from "../data/dailies.ts";
import { useFormat } from "../i18n/format.ts";
import { usePlay, type Play } from "../play.ts";
import { dayBegun } from "../storage/rounds.ts";
import { useToday, type Today } from "../data/today.ts";
import { DialogPart } from "../ui/dialog-part.tsx";
import { GameHead } from "../ui/game-head.tsx";
import { dismissNotice, showNotice } from "../ui/notices.ts";
import { DealFailed } from "./deal-failed.tsx";
import styles from "./game-round.module.css";
import { GameRound } from "./game-round.tsx";
import { HowToPlay } from "./how-to-play.tsx";
import type { AnyMode } from "./mode.ts";
import { ArchiveDialog, YesterdayDialog } from "./parts.ts";
import { practicePathOf } from "./paths.ts";

/** The puzzle of the day, or of an earlier day that the address asks for. */
export function DailyPage({ mode }: { mode: AnyMode }) {
  const { today, failure, retry } = useToday();
  const [search] = useSearchParams();
  const asked = search.get("day");
  const [begun, begin] = useState<Day | null>(() => dayBegun(mode.game, dayAt(Date.now())));

  // Settled once, so that midnight takes nobody's round away.
  if (begun === null && today !== null) begin(dayBegun(mode.game, today.day) ?? today.day);
  const day = isDay(asked) ? asked : begun;
  if (day !== null)
    return <DayRound key={day} mode={mode} day={day} today={today} isAsked={isDay(asked)} onGo={begin} />;
  return (
    <div className={`wrap ${styles.waiting}`}>
      <Head game={mode.game} day={null} />
      {failure && <DealFailed code={failure} onRetry={retry} />}
    </div>
  );
}

/** @param isAsked whether the address names the day */
function DayRound({
  mode,
  day,
  today,
  isAsked,
  onGo,
}: {
  mode: AnyMode;
  day: Day;
  today: Today | null;
  isAsked: boolean;
  onGo: (day: Day) => void;
}) {
  const { t } = useTranslation();
  const { game, practisedAs } = mode;
  const play = usePlay(mode, day, { kind: "day", day });
  const fetched = mode.usePieces(play.view);
  const { noteOn } = mode.useWords();
  const [opened, open] = useState<"yesterday" | "archive" | null>(null);
  useNewDay(isAsked ? null : play.view, today, onGo);
  // The address may name today, too; and a round that was begun on its day stays a daily.
  const isArchived = play.view === null ? isAsked && (today === null || day < today.day) : play.view.kind === "archive";

  const yesterday = today === null ? null : addDays(today.day, -1);
  const number = yesterday === null ? 0 : puzzleNumber(yesterday);
  const ways = [
    ...(number > 0 ? [{ name: t(`${game}.whoYesterday`, { number }), onOpen: () => open("yesterday") }] : []),
    { name: t("ways.archive"), icon: "calendar" as const, onOpen: () => open("archive") },
    { name: t(practisedAs?.way ?? "ways.practice"), to: practicePathOf(mode) },
    ...(isAsked && day !== today?.day ? [{ name: t("ways.today"), to: DAILY_PATHS[game] }] : []),
  ];
  const close = () => open(null);
  return (
    <div className="wrap">
      <Head
        game={game}
        day={day}
        isArchived={isArchived}
        remark={play.view === null ? undefined : noteOn?.(play.view)}
      />
      <GameRound
        mode={mode}
        play={play}
        fetched={fetched}
        ways={ways}
        onStartOver={() => play.renew({ kind: "day", day })}
      />
      {opened === "yesterday" && yesterday !== null && (
        <DialogPart title={t(`${game}.yesterday`)} onClose={close}>
          <YesterdayDialog mode={mode} day={yesterday} onClose={close} />
        </DialogPart>
      )}
      {opened === "archive" && today !== null && (
        <DialogPart title={t("archive.title")} onClose={close}>
          <ArchiveDialog game={game} today={today.day} onClose={close} />
        </DialogPart>
      )}
    </div>
  );
}

function Head({
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
      puzzle={day === null || puzzleNumber(day) < 1 ? undefined : t("puzzle", { number: puzzleNumber(day) })}
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

/** Says that a new day has begun, and leaves it to the player when to go there. */
function useNewDay(view: Play<GameName>["view"], today: Today | null, onGo: (day: Day) => void): void {
  const { t } = useTranslation();
  const day = view?.day;
  const isRunning = view?.state === "guessing";
  useEffect(() => {
    if (day === undefined || today === null || today.day <= day) return;
    showNotice({
      text: t(isRunning ? "newDay.running" : "newDay.over", { number: today.number }),
      icon: "clock",
      action: { label: t("newDay.go"), run: () => onGo(today.day) },
    });
    return dismissNotice;
  }, [day, isRunning, today, onGo, t]);
}
