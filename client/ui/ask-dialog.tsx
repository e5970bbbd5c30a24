import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { IconName } from "./icon.tsx";

/**
 * Asks for confirmation.
 *
 * @param text the consequences
 * @param keep cancels
 * @param act confirms
 */
export function AskDialog({
  title,
  text,
  keep,
  act,
  onClose,
}: {
  title: string;
  text: string;
  keep: string;
  act: { label: string; icon?: IconName; run: () => void };
  onClose: () => void;
}) {
  return (
    <Dialog
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button
            variant="go"
            {...(act.icon && { icon: act.icon })}
            onClick={() => {
              onClose();
              act.run();
            }}
          >
            {act.label}
          </Button>
        </>
      }
    >
      <p className="muted">{text}</p>
    </Dialog>
  );
}
