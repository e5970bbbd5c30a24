import { t } from "i18next";
import { Suspense } from "react";
import type { SweaterFacts } from "#rules/face/sweater";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { classNames } from "../class-names.ts";
import { onDemand } from "../on-demand.ts";
import styles from "./seasons.module.css";
import { formatSweaterFact } from "./sweater-words.ts";

const SeasonsLine = onDemand(async () => (await import("./seasons-line.tsx")).SeasonsLine);

/** A career as a line over seasons without years and figures, and in words; hidden until its stage. */
export function SweaterSeasons({
  told,
  className,
}: {
  told: SweaterFacts["seasons"] | undefined;
  className?: string | undefined;
}) {
  return (
    <div
      className={classNames("stack items-center gap-3", styles.seasons, told === undefined && styles.locked, className)}
    >
      <div>
        <p className={`muted ${styles.title}`}>
          <b>
            {t(
              told === undefined
                ? "face.sweaters.career"
                : told.isGoalie
                  ? "face.sweaters.saves"
                  : "face.sweaters.points",
            )}
          </b>{" "}
          {t("face.sweaters.bySeason")}
        </p>
        <p className="small muted">
          {told === undefined
            ? t("face.sweaters.opens", { stage: SWEATER_STAGES.indexOf("seasons") + 1 })
            : formatSweaterFact("seasons", { seasons: told })}
        </p>
      </div>
      {told !== undefined && told.heights.length > 0 && (
        <Suspense>
          <SeasonsLine heights={told.heights} />
        </Suspense>
      )}
    </div>
  );
}
