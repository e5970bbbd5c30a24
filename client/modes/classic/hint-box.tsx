import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Hint } from "#rules/game";
import { HINT_AFTER } from "#rules/hint";
import type { LeagueOn } from "../../data/league.ts";
import { useClubName } from "../../i18n/club-name.ts";
import type { Play } from "../../play.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hint-box.module.css";

/** Says a hint: "His last name starts with A". */
export function useHintSentence(league: LeagueOn | null): (hint: Hint) => string {
  const { t } = useTranslation();
  const clubName = useClubName();
  return (hint) =>
    hint.kind === "letter"
      ? t("classic.hint.letter", { letter: hint.letter })
      : t("classic.hint.club", { club: clubName(league?.clubs.get(hint.club), hint.club) });
}

/** The hint of a round: offered after the fourth miss, never in the way; once it is taken, what it says. */
export function HintBox({
  play: { busy, pending, takeHint },
  view: { hint, limit, tries },
  league,
}: {
  play: Play<"classic">;
  view: NonNullable<Play<"classic">["view"]>;
  league: LeagueOn | null;
}) {
  const { t } = useTranslation();
  const say = useHintSentence(league);
  const words = useRef<HTMLDivElement>(null);
  const [isAsked, ask] = useState(false);
  if (tries.length < HINT_AFTER) return null;
  const result = `${tries.length + 1}/${limit}`;
  const take = () => {
    ask(true);
    // The button goes with the answer: what it says is gone on with.
    words.current?.focus({ preventScroll: true });
    takeHint();
  };
  return (
    <section className={classNames(styles.hint, hint && styles.open)} aria-label={t("classic.hint.label")}>
      <Icon name="whistle" />
      <div ref={words} role="status" tabIndex={-1}>
        <b>{hint ? say(hint) : t("classic.hint.stuck")}</b>
        <small>{hint ? t("classic.hint.marked", { result }) : t("classic.hint.price")}</small>
      </div>
      {hint === undefined && (
        <Button busy={isAsked && busy === "judging" && pending === null} disabled={busy !== null} onClick={take}>
          {t("classic.hint.take")}
        </Button>
      )}
    </section>
  );
}
