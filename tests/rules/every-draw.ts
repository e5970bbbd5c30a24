import type { RandomPick } from "#rules/shared/draw";

/** Returns what a draw gives for every choice that its last pick has. */
export function everyDraw<Drawn>(draw: (pick: RandomPick) => Drawn): Drawn[] {
  const drawn: Drawn[] = [];
  for (let [index, size] = [0, 1]; index < size; index++)
    drawn.push(
      draw((count) => {
        size = count;
        return index;
      }),
    );
  return drawn;
}
