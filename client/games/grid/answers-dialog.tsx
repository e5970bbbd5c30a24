import { t } from "i18next";
import { useId } from "react";
import type { PlayerRegistry } from "../../data/people.ts";
import type { EndedProps } from "../shared/game-screen.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Report } from "./ending.tsx";

/** All answers of a Grid that is over, opened from the board. */
export function AnswersDialog({ view, league, onClose }: EndedProps<"grid", PlayerRegistry> & { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog size="wide" onClose={onClose} title={t("grid.allAnswers")}>
      <Report view={view} league={league} headingId={id} />
    </Dialog>
  );
}
