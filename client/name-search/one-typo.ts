/**
 * Matches `word` from its letter `typed` on with the text from `at` on. Returns where the match ends, or null.
 */
function readOn(text: string, at: number, word: string, typed: number): number | null {
  const end = at + word.length - typed;
  while (typed < word.length) {
    if (word[typed++] !== text[at++]) return null;
  }
  return end;
}

/**
 * Compares a typed word with the beginning of a text, allowing one typo: a missing letter, two swapped neighbours, a
 * wrong letter, or one too many.
 *
 * Up to the first difference both are equal, so the typo must be there, and each of the four kinds leaves one way to
 * continue. So this is a comparison, not a table of distances.
 *
 * @param from where in `text` the word has to begin
 * @returns where in `text` the word ends; null with more than one typo
 */
export function prefixEndWithOneTypo(text: string, from: number, word: string): number | null {
  let same = 0;
  while (same < word.length && word[same] === text[from + same]) same++;
  const here = from + same;
  if (same === word.length) return here;

  const tooMany = readOn(text, here, word, same + 1);
  if (here === text.length) return tooMany;

  const isSwapped = word[same] === text[here + 1] && word[same + 1] === text[here];
  return (
    readOn(text, here + 1, word, same) ?? // left out
    (isSwapped ? readOn(text, here + 2, word, same + 2) : null) ??
    readOn(text, here + 1, word, same + 1) ?? // wrong
    tooMany
  );
}
