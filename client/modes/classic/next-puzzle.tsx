import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/format.ts";
import { refreshToday, useToday } from "../../today.ts";
import { Countdown } from "../../ui/countdown.tsx";
import { LinkList, type Way } from "../../ui/link-list.tsx";
import styles from "./ending.module.css";

/** When the next puzzle comes, in the visitor's own time, and what to do until then. */
export function NextPuzzle({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today } = useToday();
  return (
    <>
      <h3 className="sub">{t("next.title")}</h3>
      {today !== null && (
        <>
          <p className={`num ${styles.clock}`}>
            <Countdown key={today.next} to={today.next} now={today.now} onEnd={() => void refreshToday()} />
          </p>
          <p className="small muted">{t("next.when", { time: format.localTime(today.next) })}</p>
        </>
      )}
      <LinkList ways={ways} />
    </>
  );
}
