import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { optionId } from "./option-id.ts";
import { PlayerOption, type PlayerLine } from "./player-option.tsx";
import type { Found, Named } from "./search.ts";
import styles from "./player-list.module.css";

export interface PlayerListProps {
  id: string;
  found: readonly Found<Named>[];
  /** What tells each of them apart, in the same order. */
  lines: readonly PlayerLine[];
  /** Index of the option that Enter would choose. */
  active: number;
  guessed: ReadonlySet<number>;
  /** Given the index of the option. */
  onChoose: (index: number) => void;
}

/** The players found, as a listbox that never takes the focus. */
export function PlayerList({ id, found, lines, active, guessed, onChoose }: PlayerListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const option = list.current?.children[active];
    if (list.current && option instanceof HTMLElement) scrollWithin(list.current, option);
  }, [active, found]);

  return (
    <ul
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={t("playerInput.list")}
      hidden={found.length === 0}
      // Browsers let the Tab key stop at whatever scrolls; here the arrows do that.
      tabIndex={-1}
      // A press would take the focus from the field before the click that chooses.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((find, index) => (
        <PlayerOption
          key={find.person.id}
          id={optionId(id, find.person.id)}
          find={find}
          line={lines[index]}
          isActive={index === active}
          isGuessed={guessed.has(find.person.id)}
          onChoose={() => onChoose(index)}
        />
      ))}
    </ul>
  );
}

/** Scrolls the list and nothing else: `scrollIntoView` would take the page along. */
function scrollWithin(list: HTMLElement, option: HTMLElement): void {
  const gap = parseFloat(getComputedStyle(list).paddingTop);
  const top = option.offsetTop - gap;
  const bottom = option.offsetTop + option.offsetHeight + gap;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
