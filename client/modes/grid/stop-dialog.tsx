import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks whether a day's grid is really to end as it stands. */
export function StopDialog({ found, onStop, onClose }: { found: number; onStop: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("grid.stopTitle")}
      actions={
        <>
          <Button onClick={onClose}>{t("grid.goOn")}</Button>
          <Button variant="go" icon="flag" onClick={onStop}>
            {t("grid.stop")}
          </Button>
        </>
      }
    >
      <p className="muted">{t("grid.stopText", { count: found })}</p>
    </Dialog>
  );
}
