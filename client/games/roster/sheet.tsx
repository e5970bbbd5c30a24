import { t } from "i18next";
import { LINE_UP_GROUPS, type LineUpGroupName, type RosterLine } from "#rules/roster/line-up";
import type { RevealedGroup } from "#rules/roster/roster";
import { useNews } from "../shared/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { GroupHead, PlayerRow, Sheet, STATISTIC_COLUMNS } from "./sheet-parts.tsx";
import styles from "./sheet.module.css";

/** The roster as far as it is revealed, one group after another. @param fresh the group just revealed */
export function RosterSheet({
  revealed,
  fresh,
}: {
  revealed: readonly RevealedGroup[];
  fresh: LineUpGroupName | null;
}) {
  const news = useNews();
  const shown = revealed.flatMap(({ lines }): readonly RosterLine[] => lines);
  return (
    <Sheet caption={t("roster.caption")} lines={shown}>
      {LINE_UP_GROUPS.map(({ name, size }, step) => {
        const lines = revealed.find(({ group }) => group === name)?.lines;
        return (
          <tbody
            key={name}
            className={classNames(name === fresh && styles.fresh)}
            {...(name === fresh && news("judged"))}
          >
            <GroupHead>
              {t(`roster.groups.${name}`)} {name === fresh && <Tag>{t("roster.fresh")}</Tag>}
            </GroupHead>
            {lines === undefined
              ? Array.from({ length: size }, (_, at) => <LockedRow key={at} after={at === 0 ? step : null} />)
              : lines.map((line, at) => (
                  <PlayerRow key={at} line={line}>
                    <span className={`muted ${styles.first}`}>{line.first}</span> {line.last}
                  </PlayerRow>
                ))}
          </tbody>
        );
      })}
    </Sheet>
  );
}

/** A hidden player. @param after the guess that reveals the group; null if the row above says it */
function LockedRow({ after }: { after: number | null }) {
  return (
    <tr className={classNames(styles.player, styles.locked)}>
      <td className={styles.position}>
        <Icon name="lock" small />
      </td>
      <td className={styles.number} aria-hidden="true">
        ?
      </td>
      <th scope="row" className={styles.name}>
        <span className={`block ${styles.bar}`} aria-hidden="true" />
        <span className="vh">{t("roster.locked")}</span>
      </th>
      <td colSpan={STATISTIC_COLUMNS} className={`nowrap ${styles.when}`}>
        {after !== null && after > 0 && t("roster.after", { number: after })}
      </td>
    </tr>
  );
}
