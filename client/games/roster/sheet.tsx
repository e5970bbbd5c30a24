import { useTranslation } from "react-i18next";
import { LINE_UP_GROUPS, type LineUpGroupName, type RosterLine } from "#rules/roster/line-up";
import type { RevealedGroup } from "#rules/roster/roster";
import { useNews } from "../shared/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { InferredNote, NumberCell } from "./number-cell.tsx";
import { STATISTIC_COLUMNS, RosterSheetHead, sheetColumns } from "./sheet-head.tsx";
import styles from "./sheet.module.css";

/**
 * The roster as far as it is revealed, one group after another.
 *
 * @param revealed the revealed groups
 * @param fresh the group just revealed, or null
 */
export function RosterSheet({
  revealed,
  fresh,
}: {
  revealed: readonly RevealedGroup[];
  fresh: LineUpGroupName | null;
}) {
  const { t } = useTranslation();
  const news = useNews();
  const shown = revealed.flatMap(({ lines }): readonly RosterLine[] => lines);
  const hasNumbers = shown.some(({ number }) => number !== undefined);
  return (
    <>
      <table className={`bold-24 digits w-full ${styles.sheet}`}>
        <caption className="vh">{t("roster.caption")}</caption>
        <RosterSheetHead hasNumbers={hasNumbers} />
        {LINE_UP_GROUPS.map(({ name, size }, step) => {
          const lines = revealed.find(({ group }) => group === name)?.lines;
          return (
            <tbody
              key={name}
              className={classNames(name === fresh && styles.fresh)}
              {...(name === fresh && news("judged"))}
            >
              <tr className={styles.group}>
                <th className="muted hairline surface-2" colSpan={sheetColumns(hasNumbers)} scope="rowgroup">
                  {t(`roster.groups.${name}`)} {name === fresh && <Tag>{t("roster.fresh")}</Tag>}
                </th>
              </tr>
              {lines === undefined
                ? Array.from({ length: size }, (_, at) => (
                    <LockedRow key={at} after={at === 0 ? step : null} hasNumbers={hasNumbers} />
                  ))
                : lines.map((line, at) => <PlayerRow key={at} line={line} hasNumbers={hasNumbers} />)}
            </tbody>
          );
        })}
      </table>
      {shown.some(({ isInferred }) => isInferred) && <InferredNote />}
    </>
  );
}

function PlayerRow({ line, hasNumbers }: { line: RosterLine; hasNumbers: boolean }) {
  const { t } = useTranslation();
  return (
    <tr className={styles.player}>
      <td className={styles.position}>
        <abbr title={t(`roster.positions.${line.position}`)}>{t(`positionsShort.${line.position}`)}</abbr>
      </td>
      {hasNumbers && <NumberCell number={line.number ?? null} isInferred={line.isInferred === true} />}
      <th scope="row" className={styles.name}>
        <span className={styles.first}>{line.first}</span> {line.last}
      </th>
      <td>{line.gp}</td>
      {"w" in line ? (
        <td colSpan={3} className={styles.last}>
          {line.w} <abbr title={t("generator.columns.wins")}>{t("generator.columnsShort.wins")}</abbr>
        </td>
      ) : (
        <>
          <td>{line.g}</td>
          <td>{line.a}</td>
          <td className={styles.last}>{line.g + line.a}</td>
        </>
      )}
    </tr>
  );
}

/**
 * A hidden player.
 *
 * @param after the guess that reveals the group; null if the row above says it
 */
function LockedRow({ after, hasNumbers }: { after: number | null; hasNumbers: boolean }) {
  const { t } = useTranslation();
  return (
    <tr className={classNames(styles.player, styles.locked)}>
      <td className={styles.position}>
        <Icon name="lock" small />
      </td>
      {hasNumbers && (
        <td className={styles.number} aria-hidden="true">
          ?
        </td>
      )}
      <th scope="row" className={styles.name}>
        <span className={styles.bar} aria-hidden="true" />
        <span className="vh">{t("roster.locked")}</span>
      </th>
      <td colSpan={STATISTIC_COLUMNS} className={styles.when}>
        {after !== null && after > 0 && t("roster.after", { number: after })}
      </td>
    </tr>
  );
}
