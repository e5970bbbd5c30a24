import { t } from "i18next";
import type { Player } from "#rules/league/player";
import { useDeferredValue, useEffect, useRef } from "react";
import { isTouchOnly } from "../browser/touch.ts";
import { optionId } from "./option-id.ts";
import { classNames } from "../ui/class-names.ts";
import { PlayerOption, type PlayerSuggestion } from "./player-option.tsx";
import type { NameMatch } from "../name-search/search.ts";
import styles from "./player-list.module.css";

export interface PlayerListProps {
  id: string;
  found: readonly NameMatch<Player>[];
  describe: (player: Player) => PlayerSuggestion;
  /** Index of the option that Enter chooses. */
  active: number;
  /** Players that cannot be chosen, with the reason. */
  spent: ReadonlyMap<number, string>;
  /** Called with the index of the option. */
  onChoose: (index: number) => void;
}

/** Returns how many rows of a list to render: with a key press those in view, and the others when React has time. */
function useRenderedRows(found: readonly unknown[], active: number): number {
  const isKeyPress = useDeferredValue(found) !== found;
  if (!isKeyPress) return found.length;
  return Math.max(isTouchOnly() ? 4 : 6, active + 1);
}

/** The matching players, as a listbox that never gets the focus. Hidden while there are none. */
export function PlayerListbox({ id, found, describe, active, spent, onChoose }: PlayerListProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useRenderedRows(found, active);
  const isScrolled = useRef(false);

  useEffect(() => {
    // Measuring the first row would force a layout.
    if (active === 0 && !isScrolled.current) return;
    const option = list.current?.children[active];
    if (list.current && option instanceof HTMLElement) scrollWithin(list.current, option);
    isScrolled.current = active > 0;
  }, [active, found]);

  return (
    <ul
      ref={list}
      id={id}
      className={classNames("relative surface", styles.list, found.length === 0 && styles.closed)}
      role="listbox"
      aria-label={t("playerInput.list")}
      // Browsers make scrolling elements Tab stops; here the arrow keys scroll.
      tabIndex={-1}
      onScroll={() => (isScrolled.current = true)}
      // A press would take the focus from the field before the click that chooses.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.slice(0, rows).map((find, index) => (
        <PlayerOption
          // Keyed by position: the next key changes the text of the rows and creates none.
          key={index}
          id={optionId(id, find.person.id)}
          find={find}
          line={describe(find.person)}
          place={index + 1}
          of={found.length}
          isActive={index === active}
          spent={spent.get(find.person.id) ?? null}
          onChoose={() => onChoose(index)}
        />
      ))}
    </ul>
  );
}

/** Scrolls only the list: `scrollIntoView` would scroll the page too. */
function scrollWithin(list: HTMLElement, option: HTMLElement): void {
  const gap = parseFloat(getComputedStyle(list).paddingTop);
  const top = option.offsetTop - gap;
  const bottom = option.offsetTop + option.offsetHeight + gap;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
