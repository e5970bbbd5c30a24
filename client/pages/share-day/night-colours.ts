/** Colours of the rink at night, whatever the theme of the page around it: pictures to share wear no other. */
export type DayPictureColors = (colour: string) => string;

/**
 * Reads colours as CSS has them, tokens included (`var(--match)`), the way they are at night and in the palette that the
 * visitor has chosen.
 *
 * @param place within which they are asked for; nothing is left in it
 */
export function dayPictureColors(place: HTMLElement): DayPictureColors {
  const known = new Map<string, string>();
  return (colour) => {
    const seen = known.get(colour);
    if (seen !== undefined) return seen;
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
