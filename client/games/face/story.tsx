import { t } from "i18next";
import { Suspense } from "react";
import { playerFullName } from "#rules/league/player";
import { SKIP, STAGE_COLUMNS } from "#rules/face/stages";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { format } from "../../i18n/format.ts";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { stageDataUrl } from "./picture.tsx";
import styles from "./story.module.css";
import { LazySweaterGuesses } from "./kind-parts.ts";

type Props = EndedProps<"face">;

/** All stages, each with its guess; or all facts of a sweater, with each guess fact by fact. */
export function Report(props: Props) {
  return props.view.seen.sweater === undefined ? <StageList {...props} /> : <FactTable {...props} />;
}

/** The stage at which the face was recognized, or how many players still fitted the sweater and since when one did. */
export function Teaser({ view }: Props) {
  const { seen, state, tries } = view;
  const stage = tries.length;
  if (seen.sweater !== undefined) {
    const shown = seen.sweater.fits.slice(0, stage);
    const alone = shown.findIndex((count) => count <= 1) + 1;
    if (alone > 0) return t("face.story.alone", { stage: alone });
    return t(`face.story.${state === "won" ? "fitted" : "horn"}`, { players: format.number(shown.at(-1) ?? 1), stage });
  }
  if (state !== "won") return t("face.story.stages", { first: STAGE_COLUMNS[0], last: STAGE_COLUMNS.at(-1) });
  return t("face.story.knew", { stage, count: STAGE_COLUMNS.length, columns: STAGE_COLUMNS[stage - 1] });
}

function StageList({ view: { seen, tries }, league }: Props) {
  return (
    <>
      <h3 className="sub">{t("face.story.title")}</h3>
      <ol className={`stack gap-3 mt-3 ${styles.stages}`}>
        {seen.stages.map((png, at) => {
          const made = tries[at];
          return (
            <li key={STAGE_COLUMNS[at]}>
              <img
                className="surface-2 w-full square"
                src={stageDataUrl(png)}
                alt={t("face.look", { stage: at + 1, count: STAGE_COLUMNS.length })}
              />
              {made !== undefined && (
                <p>
                  {made.guess === SKIP ? (
                    t("face.skipped")
                  ) : (
                    <>
                      <VerdictIcon verdict={made.clue.verdict} />
                      <span className="vh">{t(`face.verdicts.${made.clue.verdict}`)} </span>
                      {playerFullName(league, made.guess)}
                    </>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function FactTable({ view: { answer, seen, tries }, league }: Props) {
  const fits = seen.sweater?.fits.slice(0, Math.min(tries.length, SWEATER_STAGES.length)) ?? [];
  return (
    <>
      <h3 className="sub">{t("face.story.facts")}</h3>
      <p className={`small muted ${styles.fits}`}>
        {t("face.story.fits", { counts: fits.map((count) => format.number(count)).join(", ") })}
      </p>
      <Suspense>
        <LazySweaterGuesses told={answer.sweater?.told ?? {}} guesses={tries} league={league} />
      </Suspense>
    </>
  );
}
