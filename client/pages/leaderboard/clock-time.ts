/**
 * Formats a duration as on a scoreboard: "0:48", "12:05", and from an hour on "3 h 07", in both languages.
 *
 * @param ms milliseconds
 */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number): string => String(value % 60).padStart(2, "0");
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}\u00a0h\u00a0${two(minutes)}`;
}
