/** Other first names of players, so that a search finds them. Published with every list of players. */
export interface OtherNames {
  /** Groups of equivalent first names: Alexander, Alex, Sasha. */
  forms: string[][];
  /** Nicknames of single players: Chico for Glenn Resch. */
  own: [id: number, name: string][];
}
