import { t } from "i18next";
import { Suspense, useId } from "react";
import { FACE_HINTS, SKIP } from "#rules/face/stages";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { Dock } from "../shared/dock.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { format } from "../../i18n/format.ts";
import { useToday } from "../../data/today.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { GuessField } from "../shared/guess-field.tsx";
import { Hints } from "../shared/hints.tsx";
import styles from "./table.module.css";
import { faceKindOf } from "./face-kind.ts";
import { LazyFaceStage, LazyGuessList, LazySweaterBoard, LazySweaterGuesses } from "./kind-parts.ts";

/** A round in progress: the field, the picture with stages or the sweater with facts, and the guesses. */
export function Table({ play, banner, day, league, rules, children }: TableProps<"face">) {
  const guessesId = useId();
  const { view, busy, pending } = play;
  const today = useToday();

  const { limit } = GAME_CONFIG.face;
  const tries = view?.tries ?? [];
  const judging = busy === "judging" ? pending : null;
  const { guesses: made } = play;
  const answer = view === null || view.state === "guessing" ? null : view.answer;
  // A right guess shows the picture itself before the ending is announced.
  const shownAnswer = play.ended?.state === "won" ? play.ended.answer : answer;
  const board = { seen: view?.seen ?? null, answer: shownAnswer, league };
  // The last guess leaves no next one: its button stays until the ending.
  const before = tries.length - (play.ended === null ? 0 : 1);
  const isLast = limit - before === 1;
  const kind = faceKindOf(view, day);
  const isSweater = kind === "sweater";

  const sweater = view?.seen.sweater ?? null;
  const isTonights = day === today.day;
  const next = SWEATER_STAGES[before + 1];
  const skipTo =
    isSweater && next !== undefined && next !== "born" && !(next === "digit" && sweater?.digits !== 2)
      ? t(`face.sweaters.skipTo.${next}`)
      : t("face.skip", { stage: before + 2 });
  const { position = null, country = null } = view?.seen ?? {};
  const bench = (
    <div className={`stack gap-4 ${styles.bench}`}>
      {(answer === null || league === null) && (
        <div className={`stack gap-2 text-center ${styles.skip}`}>
          <Button
            wide
            icon="skip"
            busy={judging === SKIP}
            disabled={view === null || (judging !== null && judging !== SKIP)}
            // The second press of a double click is not another guess.
            onClick={({ detail }) => detail < 2 && play.guess(SKIP)}
          >
            {isLast ? t("face.skipLast") : skipTo}
          </Button>
          <p className="small muted">{isLast ? t("face.skipLoses") : t("face.skipCosts")}</p>
        </div>
      )}
      <div className="card clip">
        <Hints
          label={t("face.hints")}
          hints={[
            { name: t("face.position"), due: FACE_HINTS.position, value: position && t(`positions.${position}`) },
            { name: t("face.country"), due: FACE_HINTS.country, value: country && format.country(country), country },
          ]}
        />
      </div>
    </div>
  );
  return (
    <div className={classNames("stack items-start", styles.table, isSweater && styles.sweater)}>
      <Dock
        banner={banner}
        latest={
          kind === "pixels" &&
          league !== null &&
          made.length > 0 && (
            <Suspense>
              <LazyGuessList guesses={made} latest league={league} />
            </Suspense>
          )
        }
      >
        <GuessField play={play} league={view && league} listed="rostered" onGuess={play.guess} />
      </Dock>
      {/* Everything below the field appears at once, when the kind is known: nothing moves. */}
      <Suspense>
        {kind !== null && (
          <>
            <section
              className={`min-w-0 ${styles.board}`}
              aria-label={t(isSweater ? "face.sweaters.section" : "face.section")}
            >
              {isSweater ? (
                <LazySweaterBoard {...board} />
              ) : (
                // A new stage replaces the chosen one.
                <LazyFaceStage key={`${view?.id} ${tries.length}`} {...board} />
              )}
            </section>
            {isSweater ? (
              <>
                <section className={styles.guesses} aria-label={t("board.label")}>
                  <LazySweaterGuesses told={sweater?.told ?? {}} guesses={made} league={league} />
                </section>
                {bench}
              </>
            ) : (
              <>
                {bench}
                <section className={styles.guesses} aria-labelledby={guessesId}>
                  <h2 className="sub" id={guessesId}>
                    {t("board.label")}
                  </h2>
                  {league !== null && (
                    <LazyGuessList
                      guesses={made}
                      hasNext={play.ended === null && made.length === tries.length}
                      league={league}
                    />
                  )}
                </section>
              </>
            )}
            <div className={`stack gap-4 ${styles.links}`}>
              {rules}
              {isSweater && (
                <p className="small muted">{t(isTonights ? "face.sweaters.why" : "face.sweaters.whyAny")}</p>
              )}
              {children}
            </div>
          </>
        )}
      </Suspense>
    </div>
  );
}
