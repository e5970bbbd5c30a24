import { useTranslation } from "react-i18next";
import type { SweaterSeen } from "#rules/sweater";
import { SWEATER_STAGES, type SweaterStage } from "#rules/sweater-stages";
import { Icon } from "../../ui/icon.tsx";
import { SHADES } from "../../ui/stall/shades.ts";
import { useSweaterWords } from "../../ui/stall/sweater-words.ts";
import { useStageNames } from "./sweater-stages.ts";
import styles from "./sweater-report.module.css";

/**
 * What a sweater has told, stage by stage, and when it will tell the rest.
 *
 * @param seen null as long as it has not been dealt
 * @param isRunning whether there is more to come, so that the latest is marked as new
 */
export function SweaterReport({ seen, isRunning }: { seen: SweaterSeen | null; isRunning: boolean }) {
  const { t } = useTranslation();
  const words = useSweaterWords();
  const nameOf = useStageNames(seen?.digits);
  const told = seen?.told ?? {};
  const latest = Object.keys(told).length - 1;
  return (
    <section aria-label={t("face.sweaters.report")}>
      <ol className={styles.report}>
        {SWEATER_STAGES.map((stage, at) => {
          const value = words.tell(stage, told);
          const isNow = isRunning && at === latest;
          return (
            <li key={stage} className={value === null ? styles.locked : isNow ? styles.now : undefined}>
              <span className={styles.spot} aria-hidden="true">
                {at + 1}
              </span>
              <span className={styles.what}>{nameOf(stage)}</span>
              <span className={styles.value}>
                {value === null ? (
                  // The first is told as the round is dealt.
                  at > 0 && (
                    <>
                      <Icon name="lock" small />
                      {t("face.sweaters.after", { count: at })}
                    </>
                  )
                ) : (
                  <>
                    {isNow && at > 0 && <span className={styles.tag}>{t("face.sweaters.new")}</span>}
                    <Value stage={stage} seen={seen} text={value} />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** In words, and colours as they are besides. */
function Value({ stage, seen, text }: { stage: SweaterStage; seen: SweaterSeen | null; text: string }) {
  const { t } = useTranslation();
  const club = seen?.told.club;
  if (stage === "digit" && seen?.told.digit === null)
    return seen.digits === null ? t("face.sweaters.unknown") : t("face.sweaters.onlyDigit");
  if (stage !== "club" || club === undefined) return text;
  const name = t(`conferences.${club.conference}`);
  return (
    <>
      {name}{" "}
      <svg
        className={styles.colours}
        viewBox={`0 0 ${new Set([...club.colours, "white"]).size} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.slice(name.length + 2)}
      >
        {[...new Set([...club.colours, "white" as const])].map((colour, at) => (
          <rect key={at} x={at} width="1.01" height="1" fill={SHADES[colour]} />
        ))}
      </svg>
    </>
  );
}
