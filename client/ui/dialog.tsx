import { t } from "i18next";
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { closeByBack } from "./back-closes.ts";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { NoticeBoard } from "./notice-board.tsx";

interface Props {
  /** Called when the visitor closes the dialog: by the button, Escape, Back or a click outside. */
  onClose: () => void;
  /** Whether no press has opened it. If so, Back leaves the page. */
  opensByItself?: boolean;
  /** Called for Enter while no control has the focus. */
  onEnter?: () => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Replaces the title over the full width. Contains its own heading. */
  head?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /**
   * `wide` is for two columns. `steady` has one height, whatever it contains. The default is the width of a short text.
   */
  size?: "steady" | "wide";
  children: ReactNode;
}

/**
 * Chromium returns the focus to a text field, but after a press of the mouse not the keyboard's: letters would be lost
 * until its selection is set.
 */
function restoreCaret(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  // Null in a field without text, such as a checkbox.
  if (field.selectionStart !== null) field.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/**
 * A modal dialog. It traps the focus and returns it afterwards. Head and actions are fixed; the content between them
 * scrolls.
 */
export function Dialog({ onClose, opensByItself = false, onEnter, title, head, actions, size, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  // A press that starts inside and ends outside, such as selecting text, does not close the dialog.
  const pressedScrim = useRef(false);

  // Closed before it is removed: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The scrolling part takes the focus, so that arrow keys scroll at once and Tab continues from there.
    if (middle.current !== null) {
      middle.current.dataset["opened"] = "";
      middle.current.focus({ preventScroll: true });
    }
    return () => {
      element?.close();
      restoreCaret();
    };
  }, []);

  const goBack = useEffectEvent(() => onClose());
  useEffect(() => (opensByItself ? undefined : closeByBack(() => goBack())), [opensByItself]);

  const onScrim = (event: PointerEvent | MouseEvent): boolean => event.target === event.currentTarget;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, size && styles[size])}
      {...(head === undefined ? { "aria-labelledby": titleId } : { "aria-label": title })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        delete middle.current?.dataset["opened"];
        if (event.key !== "Enter" || event.repeat || event.target !== middle.current) return;
        // The same key would press the button that gets the focus back.
        event.preventDefault();
        onEnter?.();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = onScrim(event);
      }}
      onClick={(event) => {
        if (pressedScrim.current && onScrim(event)) onClose();
      }}
    >
      <div className={`col surface ${styles.sheet}`}>
        <div
          className={classNames(
            "flex items-start justify-between flex-none gap-4",
            styles.head,
            head !== undefined && styles.drawn,
          )}
        >
          {head ?? <h2 id={titleId}>{title}</h2>}
          <IconButton icon="close" label={t("dialog.close")} className={styles.close} onClick={onClose} />
        </div>
        {/* Focusable, so that the keyboard can scroll it even if it contains no controls. */}
        <div ref={middle} className={styles.middle} tabIndex={0}>
          {children}
        </div>
        <NoticeBoard isInDialog />
        {actions && <div className={`cluster justify-end flex-none gap-3 hairline ${styles.actions}`}>{actions}</div>}
      </div>
    </dialog>
  );
}
