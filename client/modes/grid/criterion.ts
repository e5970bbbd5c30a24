import { kindOf, subjectOf, type CriterionKey } from "#rules/criteria";

/** The marks and trophies that there are words for, under the names that criteria give them. */
const SUBJECTS = {
  trophy: [
    "art-ross",
    "calder",
    "conn-smythe",
    "hart",
    "jennings",
    "king-clancy",
    "lady-byng",
    "masterton",
    "messier",
    "norris",
    "rocket-richard",
    "selke",
    "ted-lindsay",
    "vezina",
  ],
  career: ["500-goals", "1000-points", "1000-games", "300-wins"],
  season: ["50-goals", "100-points", "40-wins"],
  draft: ["first-overall", "undrafted"],
} as const;

type Marked = keyof typeof SUBJECTS;

/** What a row or a column asks for. */
export type Criterion =
  | { [Kind in Marked]: { kind: Kind; subject: (typeof SUBJECTS)[Kind][number] } }[Marked]
  | { kind: "club" | "country"; subject: string }
  | { kind: "cup" | "hall-of-fame" };

/** Reads the key of a criterion; null for one that there are no words for. */
export function readCriterion(key: CriterionKey): Criterion | null {
  const [kind, subject] = [kindOf(key), subjectOf(key)];
  switch (kind) {
    case "cup":
    case "hall-of-fame":
      return { kind };
    case "club":
      return { kind, subject };
    case "country":
      return /^[A-Z]{2}$/.test(subject) ? { kind, subject } : null;
    case "trophy":
    case "career":
    case "season":
    case "draft":
      return (SUBJECTS[kind] as readonly string[]).includes(subject) ? ({ kind, subject } as Criterion) : null;
    default:
      return null;
  }
}
