import { t } from "i18next";
import { useState } from "react";
import { isDaily } from "#rules/shared/game-config";
import type { FailureCode } from "../../data/api.ts";
import type { CurrentDay } from "../../data/today.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import { Failed } from "../../ui/failed.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import styles from "./deal-failed.module.css";
import { LazyArchiveDialog } from "./day-links.tsx";
import type { AnyGameScreen } from "./game-screen.ts";
import { useRunningPuzzleLink } from "../../data/game-links.ts";

/** Shown for a day without a puzzle, with links to days that have one. */
export function NoPuzzle({
  screen: { game },
  today,
  code,
}: {
  screen: AnyGameScreen;
  today: CurrentDay;
  code: FailureCode;
}) {
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const running = useRunningPuzzleLink(game);
  return (
    <div className="wrap">
      <GameHead title={t(`pages.${game}`)} remark={isDaily(game) ? undefined : t("weekly.every")} />
      <Failed code={code} className={styles.failed}>
        <ButtonLink variant="go" to={running.to}>
          {running.name}
        </ButtonLink>
        <LinkList links={[{ name: t("links.archive"), icon: "calendar", onOpen: () => open(true) }]} />
      </Failed>
      {isOpen && (
        <LazyDialogBoundary title={t("archive.title")} onClose={close}>
          <LazyArchiveDialog game={game} today={today.day} onClose={close} />
        </LazyDialogBoundary>
      )}
    </div>
  );
}
