import { t } from "i18next";
import { addDays, FIRST_DAY, puzzleNumber, type Day } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { loadBoards } from "../../data/boards.ts";
import { isOver, type DayStates } from "../../data/day-state.ts";
import { useLoaded } from "../../data/loaded.ts";
import { useToday } from "../../data/today.ts";
import { dayText } from "../../i18n/placeholder.ts";
import { mayHaveBoards } from "../../storage/boards.ts";
import { readResults } from "../../storage/results.ts";
import { useHydrated, useStore } from "../../storage/store.ts";
import { openDialog } from "../../ui/dialogs-open.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ListedItem, type ListedLink } from "../../ui/link-list.tsx";
import styles from "./around-the-rink.module.css";
import { Week } from "./week.tsx";

/**
 * Next to today's games: the day's share or yesterday's puzzle, the friends, and the last seven days.
 *
 * @param dayStates null until they are known
 */
export function AroundTheRink({ dayStates }: { dayStates: DayStates | null }) {
  const { day } = useToday();
  const isHydrated = useHydrated();
  const games = DAILY_NAMES.length;
  const done = dayStates === null ? 0 : Object.values(dayStates).filter(isOver).length;
  return (
    <aside className={`card stack ${styles.side}`} aria-label={t("home.night.around")}>
      {done > 0 && done < games ? (
        <Row
          link={{
            name: t("home.night.share", { done, games }),
            icon: "share",
            onOpen: () => openDialog("shareDay"),
          }}
        />
      ) : (
        // Prerendered pages are for any day after the first.
        (!isHydrated || day > FIRST_DAY) && <Yesterday day={addDays(day, -1)} />
      )}
      <Friends done={done} />
      <Week />
    </aside>
  );
}

/**
 * The visitor's friends and how many of them have finished a game today, or the way to a first friends' board.
 *
 * @param done number of games the visitor has finished; another one loads the boards again
 */
function Friends({ done }: { done: number }) {
  const isHydrated = useHydrated();
  const mayHave = useStore(mayHaveBoards);
  const { latest } = useLoaded(loadBoards, isHydrated && mayHave ? String(done) : null);
  const isOnNone = isHydrated && !mayHave;
  const only = latest?.boards.length === 1 ? latest.boards[0] : undefined;
  return (
    <Row
      link={{
        name: isOnNone ? t("home.night.noFriends") : friendsLine(latest),
        icon: "users",
        to: only === undefined ? "/friends" : `/friends/${only.code}`,
      }}
    />
  );
}

/** Says nothing about boards that are not known. */
function friendsLine(known: Awaited<ReturnType<typeof loadBoards>> | null): string {
  if (known === null) return t("pages.friends");
  const { friends, finished } = known;
  return friends === 0 ? t("home.night.inviteFriends") : t("home.night.friends", { finished, friends });
}

/** Yesterday's Classic, with the visitor's result if there is one. */
function Yesterday({ day }: { day: Day }) {
  const isHydrated = useHydrated();
  const result = isHydrated ? readResults("classic").find(({ of }) => of === day) : undefined;
  const became = result && (result.won ? t("archive.won", { count: result.guesses }) : t("archive.lost"));
  const name =
    became === undefined
      ? t("home.night.who", { number: dayText("NUMBER", day, puzzleNumber(day)) })
      : t("home.night.yesterday", { became: became.toLowerCase() });
  return <Row link={{ name, icon: "calendar", to: `${GAME_PATHS.classic}?day=${dayText("DAY", day, day)}` }} />;
}

const Row = ({ link }: { link: ListedLink & { icon: IconName } }) => (
  <ListedItem link={link} className={`stack items-center gap-3 ${styles.row}`}>
    <Icon name={link.icon} className="muted" />
    <b>{link.name}</b>
    <Icon name="arrow" />
  </ListedItem>
);
