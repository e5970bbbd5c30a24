import { t } from "i18next";
import { Suspense, useId, useState, type ReactNode } from "react";
import { nextPuzzleAt, puzzleDayOn } from "#rules/shared/schedule";
import { dayAt } from "#rules/shared/day";
import type { Schedule } from "#rules/shared/game-config";
import type { ClueVerdict } from "#rules/shared/verdict";
import { format } from "../../i18n/format.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import { Tile } from "../../ui/tile.tsx";
import { ArrowIcon } from "../../ui/verdict-icon.tsx";
import { shortcuts } from "../../storage/effects.ts";
import { useSetting } from "../../storage/settings.ts";
import { useHydrated } from "../../storage/store.ts";
import type { RulesProps } from "./game-screen.ts";
import styles from "./rules.module.css";

const RulesDialog = onDemand(async () => (await import("./rules-dialog.tsx")).RulesDialog);

/** A tile with a verdict, which by default is the example's name, or an icon as large as a tile. */
type RuleExample = { text: string } & (
  | { icon: IconName; name: string }
  | { mark: ClueVerdict; label: string; value: ReactNode; name?: string }
);

/**
 * How to play a game: what a visitor needs for the first guess, and under "More rules" everything else. Part of the page
 * until the first guess, and a dialog behind the question mark in the header.
 *
 * @param onClose closes the dialog; undefined in the page
 * @param midnight formats when the next puzzle starts, by the visitor's time of day and weekday
 */
export function Rules({
  onClose,
  every = "day",
  midnight,
  lead,
  examples,
  arrows,
  more,
}: Pick<RulesProps, "onClose"> & {
  every?: Schedule;
  midnight: (time: string, weekday: string) => string;
  lead: string;
  examples: readonly [RuleExample, RuleExample, RuleExample];
  arrows?: string;
  more: ReactNode;
}) {
  const headingId = useId();
  const content = (
    <>
      <p className={styles.lead}>{lead}</p>
      <ul className={`stack gap-2 mt-2 ${styles.examples}`}>
        {examples.map((example) => (
          <li key={example.text} className="stack">
            {"icon" in example ? (
              <span className={`center surface-2 r-tile ${styles.icon}`}>
                <Icon name={example.icon} />
              </span>
            ) : (
              <Tile mark={example.mark} label={example.label}>
                {example.value}
              </Tile>
            )}
            <p className="muted">
              <b className="block ink">
                {"icon" in example ? example.name : (example.name ?? t(`verdicts.${example.mark.verdict}`))}
              </b>{" "}
              {example.text}
            </p>
          </li>
        ))}
      </ul>
      <div className={`cluster justify-between ${styles.end}`}>
        {arrows !== undefined && (
          <p className={`row gap-2 target muted ${styles.arrows}`}>
            <ArrowIcon arrow="up" />
            <ArrowIcon arrow="down" />
            {arrows}
          </p>
        )}
        <details className={`small muted ${styles.more}`}>
          <summary className="inline-row gap-2 target">
            {t("rules.more")}
            <Icon name="down" />
          </summary>
          {more}
          <OfThisBrowser every={every} midnight={midnight} />
        </details>
      </div>
    </>
  );
  if (onClose !== undefined)
    return (
      <Suspense>
        <RulesDialog onClose={onClose}>
          <div className="container">{content}</div>
        </RulesDialog>
      </Suspense>
    );
  return (
    <section className={`container ${styles.inPage}`} aria-labelledby={headingId}>
      <h2 className="muted" id={headingId}>
        {t("header.rules")}
      </h2>
      {content}
    </section>
  );
}

/** The rules that depend on the visitor's clock and settings: none before hydration. */
function OfThisBrowser({ every, midnight }: { every: Schedule; midnight: (time: string, weekday: string) => string }) {
  const hasKeys = useSetting(shortcuts);
  const [next] = useState(() => nextPuzzleAt({ every }, puzzleDayOn({ every }, dayAt(Date.now()))));
  if (!useHydrated()) return null;
  return (
    <>
      <p>{midnight(format.localTime(next), format.localWeekday(next))}</p>
      {hasKeys && <p className={styles.keys}>{t("rules.keys")}</p>}
    </>
  );
}
