import { useLayoutEffect, useMemo, useState, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import { parseLocalizedPath } from "#rules/i18n/address";
// The Worker's HTML (worker/pages/players) has the classes of these styles.
import "../../ui/crest.css";
import "../../ui/flag.css";
import "../../ui/fold.css";
import "../../ui/icon.css";
import "../../ui/portrait.css";
import "../../ui/tag.css";
import "./player-card.css";
import { LeaguePictures } from "./league-pictures.tsx";

/** Whether a click opens a link in this tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** The screens on which sections are not folded, as in players-page.css. */
const WIDE = "(min-width: 700px)";

/** Opens the sections that are folded on phones only. Until then styles show them. */
function openFolds(within: HTMLElement): void {
  for (const fold of within.querySelectorAll<HTMLDetailsElement>("details[data-open-when-wide]")) {
    fold.open ||= matchMedia(WIDE).matches;
    delete fold.dataset["openWhenWide"];
  }
}

/** HTML that the Worker has rendered (a whole page or a card), with the league's pictures. Its links within the site open without loading a document. */
export function ServerHtml({ id, html }: { id?: string; html: string }) {
  const navigate = useNavigate();
  const [element, setElement] = useState<HTMLElement | null>(null);
  // For another object React would set the HTML again.
  const inner = useMemo(() => ({ __html: html }), [html]);
  useLayoutEffect(() => {
    if (element !== null) openFolds(element);
  }, [element, inner]);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !isPlain(event) || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(parseLocalizedPath(link.pathname).path + link.search + link.hash);
  };
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- the Worker escapes all text in it */}
      <div id={id} ref={setElement} onClick={follow} dangerouslySetInnerHTML={inner} />
      {element !== null && <LeaguePictures within={element} />}
    </>
  );
}
