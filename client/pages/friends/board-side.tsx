import { t } from "i18next";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { openDialog } from "../../ui/dialogs-open.ts";
import type { FriendsBoard } from "./board.ts";
import styles from "./board-side.module.css";

/** Explanation next to a board: what is frosted, or how points count. */
export function BoardSide({ board, period }: { board: FriendsBoard; period: "today" | "week" }) {
  if (period === "week") return <Counting />;
  const own = board.today?.find(({ isYou }) => isYou);
  const next = DAILY_NAMES.find((game) => (own?.games[game] ?? null) === null);
  return (
    <aside className="card stack gap-3 p-4">
      <h2 className="sub">{t(next === undefined ? "friends.thawed.title" : "friends.frost.title")}</h2>
      <p className="small muted">{t(next === undefined ? "friends.thawed.text" : "friends.frost.text")}</p>
      {next === undefined ? (
        <Button variant="go" wide icon="share" aria-haspopup="dialog" onClick={() => openDialog("shareDay")}>
          {t("shareDay.title")}
        </Button>
      ) : (
        <ButtonLink variant="go" wide to={GAME_PATHS[next]}>
          {t(`home.night.play.${next}`)}
        </ButtonLink>
      )}
    </aside>
  );
}

function Counting() {
  return (
    <aside className="card stack gap-3 p-4">
      <h2 className="sub">{t("friends.counting.title")}</h2>
      <ul className={`stack gap-2 muted ${styles.points}`}>
        {(["two", "one", "more"] as const).map((what) => (
          <li className="stack gap-3" key={what}>
            <b>{{ two: "2", one: "1", more: "+1" }[what]}</b> <span>{t(`friends.counting.${what}`)}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t("friends.counting.ties")}</p>
    </aside>
  );
}
