import { t } from "i18next";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { parseLocalizedPath } from "#rules/i18n/address";
import { addDays, type Day } from "#rules/shared/day";
import { loadBoard } from "../../data/boards.ts";
import { useDaysPlayed } from "../../data/days-played.ts";
import { useLoaded } from "../../data/loaded.ts";
import { useRefreshWhileVisible } from "../../data/refresh-while-visible.ts";
import { useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useDocumentHead } from "../../ui/document-head.ts";
import { Failed } from "../../ui/failed.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { showNotice } from "../../ui/notices.ts";
import { Segment } from "../../ui/segment.tsx";
import type { FriendsBoard, BoardPreview } from "./board.ts";
import styles from "./board-page.module.css";
import { BoardSettings } from "./board-settings.tsx";
import { DayBoard } from "./day-board.tsx";
import { Invite } from "./invite.tsx";
import { Join } from "./join.tsx";
import { BoardSide } from "./board-side.tsx";
import { WeekBoard } from "./week-board.tsx";

/** A friends' board. Visitors who are not members see how to join. */
export function BoardPage() {
  const code = parseLocalizedPath(useLocation().pathname).path.split("/").at(-1) ?? "";
  return <AnyBoard key={code} code={code} />;
}

function AnyBoard({ code }: { code: string }) {
  const { day } = useToday();
  const [week, setWeek] = useState<Day | null>(null);
  const played = useDaysPlayed();
  // The day and the visitor's results change the board. The previous response is shown until the next one arrives, so
  // that the page does not shift.
  const key = JSON.stringify([code, week, day, played.size]);
  const { value, latest: board, failure, retry } = useLoaded(() => loadBoard(code, week), key);
  useRefreshWhileVisible(retry);
  useRenewedLink(board, code);
  useDocumentHead(board && board.name);

  if (failure === "unknown-board") return <Closed reason="gone" />;
  const failed = failure && <Failed code={failure} onRetry={retry} />;
  if (board === null)
    return (
      <div className="wrap">
        <GameHead title={t("friends.title")} />
        {failed ?? <Loading className={`card label-24 text-center ${styles.waiting}`} />}
      </div>
    );
  if (board.isMember)
    return (
      <Open
        board={board}
        isLoading={value === null && failure === null}
        failed={failed}
        onWeek={setWeek}
        onChanged={retry}
      />
    );
  if (board.isRemoved || board.members >= board.most)
    return <Closed reason={board.isRemoved ? "off" : "full"} board={board} />;
  return (
    <Join board={board} code={code} onChanged={retry}>
      {failed}
    </Join>
  );
}

/** Redirects members who come by a former link to the board's address, and tells them to share the new one. */
function useRenewedLink(board: FriendsBoard | BoardPreview | null, code: string): void {
  const navigate = useNavigate();
  const current = board?.isMember ? board.code : code;
  useEffect(() => {
    if (current === code) return;
    showNotice({ text: t("friends.renewed"), icon: "link" });
    void navigate(`/friends/${current}`, { replace: true });
  }, [current, code, navigate]);
}

/** Shown to visitors who cannot join: why, and where to go. */
function Closed({ reason, board }: { reason: "gone" | "off" | "full"; board?: BoardPreview }) {
  return (
    <div className={`wrap stack gap-4 justify-items-center text-center ${styles.empty}`}>
      <h1 className="display">{t(`friends.${reason}.title`)}</h1>
      <p>{t(`friends.${reason}.text`, { name: board?.name, most: board?.most })}</p>
      <div className={`cluster gap-3 justify-center ${styles.links}`}>
        <ButtonLink variant="go" big to="/friends">
          {t("friends.off.start")}
        </ButtonLink>
        {reason !== "gone" && (
          <ButtonLink big to="/">
            {t("friends.off.back")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Open({
  board,
  isLoading,
  failed,
  onWeek,
  onChanged,
}: {
  board: FriendsBoard;
  isLoading: boolean;
  failed: ReactNode;
  onWeek: (week: Day | null) => void;
  onChanged: () => void;
}) {
  const [period, setPeriod] = useState<"today" | "week">("today");
  const [opened, open] = useState<"invite" | "settings" | null>(null);
  const { name, day, most, week, winners } = board;
  const choose = (next: typeof period) => {
    setPeriod(next);
    onWeek(null);
  };
  const close = () => open(null);
  const count = week.rows.length;
  return (
    <div className="wrap">
      <GameHead
        title={name}
        puzzle={t("friends.members", { count, most })}
        detail={format.day(day)}
        remark={
          winners.length === 0 ? undefined : t("friends.winners", { count: winners.length, names: winners.join(", ") })
        }
      />
      <div className={`row gap-3 justify-between flex-wrap ${styles.bar}`}>
        <Segment
          label={t("friends.period")}
          value={period}
          onChange={choose}
          options={[
            { value: "today", label: t("friends.today") },
            { value: "week", label: t("friends.week") },
          ]}
        />
        <div className={`row gap-2 ${styles.acts}`}>
          <Button icon="plus" aria-haspopup="dialog" onClick={() => open("invite")}>
            {t("friends.invite.open")}
          </Button>
          <IconButton
            icon="settings"
            label={t("friends.settings.open")}
            aria-haspopup="dialog"
            onClick={() => open("settings")}
          />
        </div>
      </div>
      {failed}
      <div className={`stack gap-5 items-start ${styles.columns}`} aria-busy={isLoading}>
        {period === "today" && board.today !== null ? (
          <DayBoard lines={board.today} isAlone={count === 1} onInvite={() => open("invite")} />
        ) : (
          <WeekBoard board={board} />
        )}
        <BoardSide board={board} period={period} />
      </div>
      {period === "week" && <OtherWeeks week={week} day={day} onWeek={onWeek} />}
      {opened === "invite" && <Invite board={board} onClose={close} />}
      {opened === "settings" && <BoardSettings board={board} onChanged={onChanged} onClose={close} />}
    </div>
  );
}

/** Buttons to the weeks before and after one, back to the board's first and on to the running one. */
export function OtherWeeks({
  week: { from, first },
  day,
  onWeek,
}: Pick<FriendsBoard, "week" | "day"> & { onWeek: (week: Day) => void }) {
  const earlier = addDays(from, -7);
  const later = addDays(from, 7);
  return (
    <p className={`cluster gap-3 ${styles.weeks}`}>
      {earlier >= first && (
        <Button variant="text" icon="back" onClick={() => onWeek(earlier)}>
          {t("friends.earlier")}
        </Button>
      )}
      {later <= day && (
        <Button variant="text" icon="arrow" onClick={() => onWeek(later)}>
          {t("friends.later")}
        </Button>
      )}
    </p>
  );
}
