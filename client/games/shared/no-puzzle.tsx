import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FailureCode } from "../../data/api.ts";
import { DAILY_PATHS } from "#rules/site/pages";
import type { Today } from "../../data/today.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DialogPart } from "../../ui/dialog-part.tsx";
import { Failed } from "../../ui/failed.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import styles from "./deal-failed.module.css";
import { DayHead } from "./day-head.tsx";
import { ArchiveDialog } from "./day-links.tsx";
import type { AnyMode } from "./game-screen.ts";
import { runningWay } from "./paths.ts";

/** A day that has no puzzle, or none yet, and the ways to those that have. */
export function NoPuzzle({ mode: { game }, today, code }: { mode: AnyMode; today: Today | null; code: FailureCode }) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  return (
    <div className="wrap">
      <DayHead game={game} day={null} />
      <Failed code={code} className={styles.failed}>
        <ButtonLink variant="go" to={DAILY_PATHS[game]}>
          {t(runningWay(game))}
        </ButtonLink>
        {today !== null && (
          <LinkList ways={[{ name: t("ways.archive"), icon: "calendar", onOpen: () => open(true) }]} />
        )}
      </Failed>
      {isOpen && today !== null && (
        <DialogPart title={t("archive.title")} onClose={close}>
          <ArchiveDialog game={game} today={today.day} onClose={close} />
        </DialogPart>
      )}
    </div>
  );
}
