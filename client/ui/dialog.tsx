import { useId, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { NoticeBoard } from "./notice-board.tsx";

interface Props {
  open: boolean;
  /** Called when the visitor wants it closed: by button, Esc or a click beside it. */
  onClose: () => void;
  /** Heading and name of the dialog. */
  title: string;
  /** Drawn over the full width in place of the title; it holds a heading of its own. */
  head?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** `wide` has room for two columns. Without it the dialog is as wide as a short text. */
  size?: "medium" | "wide";
  children: ReactNode;
}

/**
 * A dialog over the page. Focus goes in, stays in, and returns to where it was. Head and foot stand still,
 * whatever lies between them: what is too long scrolls there.
 */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, head, actions, size, children }: Omit<Props, "open">) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  // A press that began inside and ended outside, as when text is marked, closes nothing.
  const pressedScrim = useRef(false);

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What scrolls takes the focus: the arrow keys work at once, and Tab leads to what the dialog is about.
    if (middle.current !== null) {
      middle.current.dataset["opened"] = "";
      middle.current.focus({ preventScroll: true });
    }
    return () => element?.close();
  }, []);

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
      onKeyDown={() => delete middle.current?.dataset["opened"]}
      onPointerDown={(event) => {
        pressedScrim.current = onScrim(event);
      }}
      onClick={(event) => {
        if (pressedScrim.current && onScrim(event)) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={classNames(styles.head, head !== undefined && styles.drawn)}>
          {head ?? <h2 id={titleId}>{title}</h2>}
          <IconButton icon="close" label={t("dialog.close")} className={styles.close} onClick={onClose} />
        </div>
        {/* Where it scrolls and holds nothing to press, the keyboard scrolls it all the same. */}
        <div ref={middle} className={styles.middle} tabIndex={0}>
          {children}
        </div>
        <NoticeBoard isInDialog />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
