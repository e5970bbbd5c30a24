/** Resolves a colour in the dark theme, which all shared pictures have. */
export type DayPictureColors = (colour: string) => string;

/**
 * Returns a function that resolves CSS colours, including tokens (`var(--match)`), in the dark theme and the visitor's
 * palette.
 *
 * @param place element in which they are resolved; it is left unchanged
 */
export function dayPictureColors(place: HTMLElement): DayPictureColors {
  const known = new Map<string, string>();
  return (colour) => {
    const cached = known.get(colour);
    if (cached !== undefined) return cached;
    const probe = document.createElement("i");
    probe.style.colorScheme = "dark";
    probe.style.color = colour;
    place.append(probe);
    const read = getComputedStyle(probe).color;
    probe.remove();
    known.set(colour, read);
    return read;
  };
}
