import type { Player } from "#rules/league/player";
import { useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { afterPaint } from "../ui/after-paint.ts";
import type { SearchMatches, NameMatch, NameSearch } from "../name-search/search.ts";

/** The maximum length of the list: beyond it, one more letter is faster than reading on. */
const LIST_LENGTH = 40;

interface ComboboxOptions<Person extends Player> {
  people: NameSearch<Person>;
  spent: ReadonlyMap<number, string>;
  /** While true nothing can be chosen, and the list is closed. */
  isLocked: boolean;
  onChoose: (id: number) => void;
}

/** Finds players by name; those that cannot be chosen come last. */
function findPlayableFirst<Person extends Player>(
  people: NameSearch<Person>,
  text: string,
  spent: ReadonlyMap<number, string>,
): SearchMatches<Person> {
  const { found, total } = people(text, LIST_LENGTH + spent.size);
  const isSpent = ({ person: { id } }: NameMatch<Person>): boolean => spent.has(id);
  const playable = found.filter((find) => !isSpent(find));
  return { found: [...playable, ...found.filter(isSpent)].slice(0, LIST_LENGTH), total };
}

/** The state of the combobox: text, results, active option, and key handlers. */
export function useCombobox<Person extends Player>({ people, spent, isLocked, onChoose }: ComboboxOptions<Person>) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [sent, setSent] = useState<NameMatch<Person> | null>(null);
  const [isRestored, setRestored] = useState(false);

  const hasQuery = isOpen && !isLocked && text.trim() !== "";
  const { found, total } = useMemo(
    () => findPlayableFirst(people, hasQuery ? text : "", spent),
    [people, hasQuery, text, spent],
  );

  /** @param isStored whether the field had the text before the page was reloaded */
  function type(typed: string, isStored = false) {
    // Letters after the name of a guess that is being judged begin the next name.
    setText(sent !== null && isLocked && typed.startsWith(text) ? typed.slice(text.length) : typed);
    setOpen(true);
    setActive(0);
    setRefused(false);
    setSent(null);
    setRestored(isStored);
  }

  // A guess whose response was lost is restored too. Once the round has arrived, it is one of its guesses.
  if (isRestored && found.some(({ name, person }) => name === text && spent.has(person.id))) type("");

  // A failed guess can be chosen again.
  const [wasLocked, setWasLocked] = useState(isLocked);
  if (wasLocked !== isLocked) {
    setWasLocked(isLocked);
    if (!isLocked && sent !== null) setOpen(true);
  }

  // The name of the last choice is cleared once it is a guess.
  if (sent !== null && spent.has(sent.person.id)) type("");

  // Until then the whole name is shown, after the guess has been painted: changing a field's value forces a layout of
  // the page.
  useEffect(() => (sent === null ? undefined : afterPaint(() => setText(sent.name))), [sent]);

  function move(by: number) {
    setOpen(true);
    setRefused(false);
    if (found.length > 0) setActive((active + by + found.length) % found.length);
  }

  function choose(find: NameMatch<Person>) {
    if (isLocked) return;
    if (spent.has(find.person.id)) {
      setActive(found.indexOf(find));
      setRefused(true);
      return;
    }
    setOpen(false);
    setActive(0);
    setRefused(false);
    setSent(find);
    onChoose(find.person.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while it composes a letter.
    if (isLocked || event.nativeEvent.isComposing) return;
    const find = found[active];
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && find) choose(find);
    else if (event.key === "Enter") setOpen(true);
    else if (event.key === "Escape" && hasQuery) setOpen(false);
    else if (event.key === "Escape" && text !== "") type("");
    else return;
    event.preventDefault();
  }

  return { text, type, hasQuery, found, total, active, isRefused, choose, setOpen, onKeyDown };
}
