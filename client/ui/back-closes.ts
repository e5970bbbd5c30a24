/** Functions that close the open dialogs that a press has opened, the top one last. */
const closers: (() => void)[] = [];

/** Whether `history.back()` was called here and has not arrived yet. */
let isGoingBack = false;

const isOnDialogEntry = (): boolean => (history.state as { dialog?: true } | null)?.dialog === true;

/**
 * Makes the history have one more entry for the page while there are such dialogs. The entry keeps the router's state, so that
 * the page does not change.
 */
function syncEntry(): void {
  if (isGoingBack || closers.length > 0 === isOnDialogEntry()) return;
  if (closers.length > 0) {
    // Closing the dialog must not scroll the page.
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, dialog: true }, "");
    history.scrollRestoration = "auto";
  } else {
    isGoingBack = true;
    history.back();
  }
}

function onPopState(): void {
  history.scrollRestoration = "auto";
  if (isGoingBack) isGoingBack = false;
  else if (!isOnDialogEntry()) closers.pop()?.();
  syncEntry();
}

/**
 * Makes the browser's Back close a dialog instead of leaving the page.
 *
 * @returns a function that ends that
 */
export function closeByBack(close: () => void): () => void {
  addEventListener("popstate", onPopState);
  closers.push(close);
  // Once for a dialog that replaces another.
  queueMicrotask(syncEntry);
  return () => {
    const place = closers.indexOf(close);
    if (place >= 0) closers.splice(place, 1);
    queueMicrotask(syncEntry);
  };
}

/** Leaves the entry of a dialog that was open before a reload. */
export function leaveDialogEntry(): void {
  addEventListener("popstate", onPopState);
  syncEntry();
}
