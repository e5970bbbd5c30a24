import { useRef, type KeyboardEvent } from "react";
import styles from "./tabs.module.css";

/**
 * A row of tabs. Arrow keys, Home and End select a tab, as in the ARIA tabs pattern.
 *
 * @param panelId id of the panel, from which the ids of the tabs are made: see {@link tabId}
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  panelId,
  onSelect,
}: {
  label: string;
  tabs: readonly (readonly [name: Name, label: string])[];
  selected: Name;
  panelId: string;
  onSelect: (name: Name) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const selectAt = (index: number): void => {
    const tab = tabs.at(index % tabs.length);
    if (tab === undefined) return;
    onSelect(tab[0]);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(panelId, tab[0]))}`)?.focus();
  };
  const current = tabs.findIndex(([name]) => name === selected);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    selectAt(target);
  };
  return (
    <div
      ref={list}
      className={`cluster surface-2 ${styles.tabs}`}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map(([name, text]) => (
        <button
          className="center label-18 muted"
          key={name}
          type="button"
          role="tab"
          id={tabId(panelId, name)}
          aria-selected={name === selected}
          aria-controls={panelId}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Returns the id of a tab, by which its panel is labelled. */
export const tabId = (panelId: string, name: string): string => `${panelId}-${name}`;
