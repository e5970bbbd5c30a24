import type { Candidate } from "#rules/league/rostered-players";

/**
 * Loads the picture of a face: the photo, or the sweater's drawing. Null if neither can be loaded.
 *
 * @param photograph a PNG in base64; null if there is none
 */
export async function loadFacePicture(
  photograph: string | null,
  { team, number }: Candidate,
): Promise<HTMLImageElement | null> {
  const sources =
    photograph === null
      ? [`/drawings/${team}-${number}.png`, `/drawings/${team}.png`]
      : [`data:image/png;base64,${photograph}`];
  for (const source of sources) {
    const image = new Image();
    image.src = source;
    try {
      await image.decode();
      return image;
    } catch {
      // A player traded since the build has no drawing.
    }
  }
  return null;
}
