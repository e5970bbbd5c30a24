import type { ClueVerdict } from "./verdict.ts";

/**
 * The clues of a game by name, in the order of the board: how each compares the answer with a guess. What a clue looks
 * like is in the client, by the same names.
 */
export type ClueRules<Player> = Readonly<
  Record<string, (answer: Player, guess: Player) => { verdict: ClueVerdict["verdict"] } | null>
>;

export type CluesOf<Rules extends ClueRules<never>> = { [Name in keyof Rules]: ReturnType<Rules[Name]> };

/** Returns the names of clues in the order of the board. */
export const clueNames = <Name extends string>(rules: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(rules) as Name[];

/** Returns whether two results of a comparison say the same. Verdicts are constants; other values are compared deeply. */
export function isSameClue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  return Object.entries(one).every(([key, value]) => isSameClue(value, (other as Record<string, unknown>)[key]));
}

export const compareClues = <Player, Rules extends ClueRules<Player>>(
  rules: Rules & ClueRules<Player>,
  answer: Player,
  guess: Player,
): CluesOf<Rules> =>
  Object.fromEntries(
    Object.entries<ClueRules<Player>[string]>(rules).map(([name, compare]) => [name, compare(answer, guess)]),
  ) as CluesOf<Rules>;
