/** Writes a season as fans do: "1996–97", and in full where a century turns, "1999–2000". */
export function seasonName(season: number): string {
  const end = season % 10_000;
  return `${Math.floor(season / 10_000)}–${end % 100 === 0 ? end : String(end % 100).padStart(2, "0")}`;
}
