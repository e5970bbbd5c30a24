import { t } from "i18next";
import type { Player } from "#rules/league/player";
import {
  Suspense,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from "react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { onDemand } from "../ui/on-demand.ts";
import { afterPaint } from "../ui/after-paint.ts";
import { optionId } from "./option-id.ts";
import type { LoadedPlayers } from "../data/people.ts";
import type { PlayerSuggestion } from "./player-option.tsx";
import { MAX_QUERY_LENGTH } from "../name-search/longest-query.ts";
import { NO_MATCHES } from "../name-search/load-search.ts";
import type { NameSearch } from "../name-search/search.ts";
import { isTouchOnly } from "../browser/touch.ts";
import { useClickOutside } from "./use-click-outside.ts";
import { useCombobox } from "./use-combobox.ts";
import { useTextBeforeHydration } from "../ui/use-text-before-hydration.ts";
import { useFieldFocus } from "./use-field-focus.ts";
import { useScrollFieldToTop } from "./use-scroll-field-to-top.ts";
import { useStoredText } from "./use-stored-text.ts";
import styles from "./player-input.module.css";

/** Loaded after the page, because it is only needed once the visitor types. */
const Finds = onDemand(async () => (await import("./finds.tsx")).SearchResults);

export type InputPurpose = "guess" | "open";

/** Says who a name belongs to that no listed player has. */
export type SayNone = (query: string) => ReactNode;

interface PlayerInputProps<Person extends Player> {
  /** The players who can be chosen. Must be the same object on every render. */
  people: NameSearch<Person>;
  /** The clubs that players are described by. */
  clubs?: LoadedPlayers["clubs"] | undefined;
  /** Describes players, if the list may not show their clubs. */
  describe?: (player: Person) => PlayerSuggestion;
  none?: SayNone | undefined;
  /** Ids that cannot be chosen, such as those already guessed, each with the reason. They are listed last. */
  spent?: ReadonlyMap<number, string>;
  /**
   * While a guess is judged, its name stays until another is typed, and nothing can be sent. While the end is revealed, the
   * field keeps the focus, but takes no text.
   */
  busy?: "beginning" | "judging" | "revealing" | null;
  /** What choosing a player does: it is a guess by default. "open" opens the player's page. */
  purpose?: InputPurpose;
  /** Called when the field gets the focus, or a text that was typed before hydration or a reload. */
  onUse?: () => void;
  /** True while `people` is loading: the typed text stays, and the search runs once it is loaded. */
  isLoading?: boolean;
  /**
   * Called with the chosen player, which is the guess. The name stays in the field until `spent` contains the id, so
   * that a lost guess can be sent again without typing.
   */
  onChoose: (id: number) => void;
  /** How many guesses are left, shown in the field until something is typed. */
  left?: number;
  /** Label of the field; by default that of its purpose. */
  label?: string;
  /** Takes the focus: {@link useFieldFocus}. */
  autoFocus?: boolean;
}

const NOBODY: ReadonlyMap<number, string> = new Map();

/**
 * Finds a player by name: an editable combobox with a listbox (ARIA 1.2). The focus stays in the field; arrows move the
 * active option, Enter chooses it, Escape closes the list and then clears the field. The list opens in the flow, so
 * that it covers no clue.
 */
export function PlayerInput<Person extends Player>({
  people,
  none,
  clubs,
  describe,
  spent = NOBODY,
  busy = null,
  purpose = "guess",
  onUse,
  isLoading = false,
  onChoose,
  left,
  label,
  autoFocus = false,
}: PlayerInputProps<Person>) {
  const listId = useId();
  const combo = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const isWaiting = busy === "judging" || busy === "revealing";
  const { text, type, hasQuery, found, total, active, isRefused, choose, setOpen, onKeyDown } = useCombobox({
    people,
    spent,
    isLocked: isWaiting || isLoading,
    onChoose(id) {
      onChoose(id);
      // On a touch screen the keyboard would hide the result. The guess is painted first.
      if (isTouchOnly()) afterPaint(() => input.current?.blur());
    },
  });
  const activeFind = found[active];

  const close = () => setOpen(false);
  useScrollFieldToTop(combo, isFocused);
  useClickOutside(combo, hasQuery, close);
  useTextBeforeHydration(input, type);
  useStoredText(input, (stored) => type(stored, true));
  const use = useEffectEvent(() => onUse?.());
  const hasText = text !== "";
  useLayoutEffect(() => {
    // The field may have got the focus before hydration.
    if (isFocused || hasText || document.activeElement === input.current) use();
  }, [isFocused, hasText]);
  useFieldFocus(input, { isWanted: autoFocus, isLoading, guesses: spent.size });

  function closeOnLeaving({ relatedTarget }: FocusEvent) {
    // No element has the focus when a phone's keyboard was closed to see more of the list.
    if (relatedTarget && !combo.current?.contains(relatedTarget)) close();
  }

  function clear() {
    type("");
    input.current?.focus();
  }

  return (
    <div ref={combo} className={`relative ${styles.combo}`} onBlur={closeOnLeaving}>
      <div className={`relative ${styles.box}`}>
        <Icon name="search" className={`absolute ${styles.glass}`} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          // In other fields for names Safari offers the visitor's contacts.
          name="player-search"
          value={text}
          readOnly={busy === "revealing"}
          placeholder={t(purpose === "open" ? "playerInput.search" : "playerInput.placeholder")}
          maxLength={MAX_QUERY_LENGTH}
          aria-busy={isLoading}
          role="combobox"
          aria-label={label ?? t(purpose === "open" ? "playerInput.search" : "playerInput.label")}
          aria-describedby={left === undefined ? undefined : `${listId}left`}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeFind && optionId(listId, activeFind.person.id)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={purpose === "open" ? "go" : "send"}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {left !== undefined && (
          <span className={classNames("absolute label-18 muted", styles.left, hasText && "vh")}>
            <span aria-hidden="true">
              <b>{left}</b> {t("guesses.short", { count: left })}
            </span>
            <span className="vh" id={`${listId}left`}>
              {left} {t("guesses.left", { count: left })}
            </span>
          </span>
        )}
        {hasText && !isWaiting && (
          <IconButton className={styles.clear} icon="close" label={t("playerInput.clear")} onClick={clear} />
        )}
      </div>
      <Suspense>
        <Finds
          id={listId}
          found={found}
          clubs={clubs}
          describe={describe as ((player: Player) => PlayerSuggestion) | undefined}
          active={active}
          spent={spent}
          onChoose={(index) => found[index] && choose(found[index])}
          query={hasQuery ? text : ""}
          none={none}
          total={total}
          purpose={purpose}
          isRefused={isRefused}
        />
      </Suspense>
    </div>
  );
}

const isAnybody = (): boolean => true;

/**
 * Returns the search over the players of a source, and its clubs: props of a `PlayerInput`.
 *
 * @param isListed whether a player can be chosen; the same function with every render
 */
export function usePlayerSearch<Known extends Player>(
  source: LoadedPlayers<Known> | null,
  isListed: (player: Known) => boolean = isAnybody,
): { people: NameSearch<Known>; clubs: LoadedPlayers["clubs"] | undefined } {
  const people = useMemo(
    () => source?.searchOf([...source.players.values()].filter(isListed)) ?? NO_MATCHES,
    [source, isListed],
  );
  return { people, clubs: source?.clubs };
}
