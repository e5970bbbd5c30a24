import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { addDays, dayAt, isDay, puzzleNumber, type Day } from "#rules/day";
import { useFormat } from "../../i18n/format.ts";
import { useLeague } from "../../league.ts";
import { usePlay, type Play } from "../../play.ts";
import { dayBegun } from "../../storage/rounds.ts";
import { useToday, type Today } from "../../today.ts";
import { DialogPart } from "../../ui/dialog-part.tsx";
import { openDialog } from "../../ui/dialogs-open.ts";
import { GameHead } from "../../ui/game-head.tsx";
import { dismissNotice, showNotice } from "../../ui/notices.ts";
import { ClassicGame } from "./classic-game.tsx";
import styles from "./classic-game.module.css";
import { DealFailed } from "./deal-failed.tsx";
import { NextPuzzle } from "./next-puzzle.tsx";
import { ArchiveDialog, YesterdayDialog } from "./parts.ts";
import { CLASSIC_PATH, UNLIMITED_PATH } from "./paths.ts";

/** NHL Classic: the player of the day, or of an earlier day that the address asks for. */
export function ClassicPage() {
  const { today, failure, retry } = useToday();
  const [search] = useSearchParams();
  const asked = search.get("day");
  const [begun, begin] = useState<Day | null>(() => dayBegun("classic", dayAt(Date.now())));

  // Settled once, so that midnight takes nobody's round away.
  if (begun === null && today !== null) begin(dayBegun("classic", today.day) ?? today.day);
  const day = isDay(asked) ? asked : begun;
  if (day === null) return <div className="wrap"><Head day={null} />{failure && <DealFailed code={failure} onRetry={retry} />}</div>;
  return <DayRound key={day} day={day} today={today} isArchived={isDay(asked)} onGo={begin} />;
}

function DayRound({ day, today, isArchived, onGo }: {
  day: Day;
  today: Today | null;
  isArchived: boolean;
  onGo: (day: Day) => void;
}) {
  const { t } = useTranslation();
  const play = usePlay("classic", day, { kind: "day", day });
  const league = useLeague(play.view?.league ?? null, day);
  const [opened, open] = useState<"yesterday" | "archive" | null>(null);
  useNewDay(isArchived ? null : play.view, today, onGo);

  const yesterday = today === null ? null : addDays(today.day, -1);
  const number = yesterday === null ? 0 : puzzleNumber(yesterday);
  const ways = [
    ...(number > 0 ? [{ name: t("ways.yesterday", { number }), onOpen: () => open("yesterday") }] : []),
    { name: t("ways.archive"), icon: "calendar" as const, onOpen: () => open("archive") },
    { name: t("ways.unlimited"), to: UNLIMITED_PATH },
    ...(isArchived ? [{ name: t("ways.today"), to: CLASSIC_PATH }] : []),
  ];
  const close = () => open(null);
  return (
    <div className="wrap">
      <Head day={day} isArchived={isArchived} />
      <ClassicGame
        play={play} league={league} ways={ways} address={location.origin + CLASSIC_PATH} next={<NextPuzzle ways={ways} />}
        onStartOver={() => play.renew({ kind: "day", day })}
      />
      {opened === "yesterday" && yesterday !== null && (
        <DialogPart title={t("yesterday.title")} onClose={close}><YesterdayDialog day={yesterday} onClose={close} /></DialogPart>
      )}
      {opened === "archive" && today !== null && (
        <DialogPart title={t("archive.title")} onClose={close}><ArchiveDialog today={today.day} onClose={close} /></DialogPart>
      )}
    </div>
  );
}

function Head({ day, isArchived = false }: { day: Day | null; isArchived?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <GameHead
      title={t("pages.classic")}
      puzzle={day === null ? undefined : t("puzzle", { number: puzzleNumber(day) })}
      detail={day === null ? undefined : format.day(day)}
      note={
        <>
          {isArchived ? t("classic.archived") : t("classic.note")}{" "}
          <button type="button" className={styles.how} aria-haspopup="dialog" onClick={() => openDialog("rules")}>
            {t("header.rules")}
          </button>
        </>
      }
    />
  );
}

/** Says that a new day has begun, and leaves it to the player when to go there. */
function useNewDay(view: Play<"classic">["view"], today: Today | null, onGo: (day: Day) => void): void {
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
