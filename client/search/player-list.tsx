import { t } from "i18next";
import type { Player } from "#rules/league/player";
import { useEffect, useRef } from "react";
import { optionId } from "./option-id.ts";
import { classNames } from "../ui/class-names.ts";
import { PlayerOption, type PlayerSuggestion } from "./player-option.tsx";
import type { NameMatch } from "../name-search/search.ts";
import { useRenderedRows } from "./use-rows.ts";
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

function Rows({ id, found, drawn, describe, active, spent, onChoose }: PlayerListProps & { drawn: number }) {
  return found.slice(0, drawn).map((find, index) => {
    const { person } = find;
    return (
      <PlayerOption
        // Keyed by position: the next key changes the text of the rows and creates none.
        key={index}
        id={optionId(id, person.id)}
        find={find}
        line={describe(person)}
        place={index + 1}
        of={found.length}
        isActive={index === active}
        spent={spent.get(person.id) ?? null}
        onChoose={() => onChoose(index)}
      />
    );
  });
}

/** The matching players, as a listbox that never gets the focus. Hidden while there are none. */
export function PlayerListbox(props: PlayerListProps) {
  const { id, found, active } = props;
  const list = useRef<HTMLUListElement>(null);
  const drawn = useRenderedRows(found, active);
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
      <Rows {...props} drawn={drawn} />
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
