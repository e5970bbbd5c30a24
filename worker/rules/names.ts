/** The other first names by which fans call somebody, published with every list that is searched by name. */
export interface OtherNames {
  /** First names of which each stands for every other: Alexander, Alex, Sasha. */
  forms: string[][];
  /** What only one man is called in place of his first name, by his id: Chico, for Glenn Resch. */
  own: [id: number, name: string][];
}
