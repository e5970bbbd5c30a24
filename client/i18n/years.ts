/** Writes a span of years as fans do: "2001–04", "1996–2001", "2013". The same in both languages. */
export function spellYears({ from, to }: { from: number; to: number }): string {
  if (from === to) return String(from);
  const isSameCentury = Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${isSameCentury ? String(to % 100).padStart(2, "0") : to}`;
}
