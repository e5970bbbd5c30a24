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
import { useHydrated, useStore } from "../../storage/store.ts";
import type { RulesProps } from "./game-screen.ts";
import styles from "./rules.module.css";

const RulesDialog = onDemand(async () => (await import("./rules-dialog.tsx")).RulesDialog);

interface ExampleTile {
  mark: ClueVerdict;
  label: string;
  value: ReactNode;
}

/** A tile with a verdict, which by default is the example's name, or an icon as large as a tile. */
type RuleExample = { text: string } & ({ icon: IconName; name: string } | (ExampleTile & { name?: string }));

/** Where the texts of a game's rules are that have a text for each verdict and one for the arrows. */
type VerdictTexts = "rules" | "career.rules" | "roster.rules" | "legends.rules";

interface Props extends Pick<RulesProps, "onClose"> {
  /** Where the lead is, and when the next puzzle starts, by the visitor's time of day and weekday. */
  texts: VerdictTexts | "grid.rules" | "face.rules" | "face.sweaters.rules";
  every?: Schedule;
  more: ReactNode;
}

/** The rules of a game of clues: an example of each verdict, and what the arrows say. */
export const ClueRules = ({
  texts,
  tiles,
  ...rest
}: Props & { texts: VerdictTexts; tiles: readonly [ExampleTile, ExampleTile, ExampleTile] }) => (
  <Rules
    {...rest}
    texts={texts}
    examples={tiles.map((tile) => ({ ...tile, text: t(`${texts}.${tile.mark.verdict}`) }))}
    arrows={t(`${texts}.arrows`)}
  />
);

/**
 * How to play a game: what a visitor needs for the first guess, and under "More rules" everything else. Part of the page
 * until the first guess, and a dialog behind the question mark in the header.
 */
export function Rules({
  onClose,
  texts,
  every = "day",
  examples,
  arrows,
  more,
}: Props & { examples: readonly RuleExample[]; arrows?: string }) {
  const headingId = useId();
  const content = (
    <>
      <p className={styles.lead}>{t(`${texts}.lead`)}</p>
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
          <OfThisBrowser texts={texts} every={every} />
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
function OfThisBrowser({ texts, every }: Required<Pick<Props, "texts" | "every">>) {
  const hasKeys = useStore(shortcuts);
  const [next] = useState(() => nextPuzzleAt({ every }, puzzleDayOn({ every }, dayAt(Date.now()))));
  if (!useHydrated()) return null;
  return (
    <>
      <p>{t(`${texts}.midnight`, { time: format.localTime(next), weekday: format.localWeekday(next) })}</p>
      {hasKeys && <p className={styles.keys}>{t("rules.keys")}</p>}
    </>
  );
}
