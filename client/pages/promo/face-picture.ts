import type { Candidate } from "#rules/league/rostered-players";

/**
 * Loads what a face is shown from: the photograph, or the drawing of his sweater that stands in for
 * one. Null when neither can be had.
 *
 * @param photograph a PNG in base64; null when there is none
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
      // Somebody traded since the site was built has no drawing of his own.
    }
  }
  return null;
}
