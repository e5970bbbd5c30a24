import { t } from "i18next";
import { useRef } from "react";
import type { Hint } from "#rules/shared/game";
import type { LeagueVersion } from "../../data/league.ts";
import { clubName } from "../../i18n/club-name.ts";
import type { TableProps } from "../shared/game-screen.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hint-box.module.css";

/** Returns a hint as a sentence: "His last name starts with A". */
export const hintSentence = (hint: Hint, league: LeagueVersion | null): string =>
  hint.kind === "letter"
    ? t("classic.hint.letter", { letter: hint.letter })
    : t("classic.hint.club", { club: clubName(league?.clubs.get(hint.club), hint.club) });

/** The hint of a round, one line under the field: offered after the fourth miss, then the fact in the same place. */
export function HintBox({ play: { view, busy, takeHint }, league }: Pick<TableProps<"classic">, "play" | "league">) {
  const hint = view?.hint;
  const line = useRef<HTMLDivElement>(null);
  const take = () => {
    // The button is removed with the response: focus moves to the line that stays.
    line.current?.focus({ preventScroll: true });
    takeHint();
  };
  return (
    <div
      ref={line}
      className={`target ${styles.line}`}
      role="status"
      aria-label={t("classic.hint.label")}
      tabIndex={-1}
      data-hint
    >
      {hint === undefined ? (
        <button
          type="button"
          className="row gap-2 justify-center w-full target"
          disabled={busy !== null}
          onClick={take}
        >
          <Icon name="whistle" small />
          <span>{t("classic.hint.take")}</span> <small>{t("classic.hint.price")}</small>
        </button>
      ) : (
        <p className="row gap-2 justify-center target">
          <Icon name="whistle" small />
          <span>{hintSentence(hint, league)}</span>
        </p>
      )}
    </div>
  );
}
