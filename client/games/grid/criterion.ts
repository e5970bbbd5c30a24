import { criterionKindOf, criterionSubjectOf, type CriterionKey } from "#rules/grid/criteria";

/** Text keys of marks and trophies, by criterion. */
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
  career: [
    "200-goals",
    "300-goals",
    "400-goals",
    "500-goals",
    "1000-points",
    "1000-games",
    "300-wins",
    "50-shutouts",
    "100-playoff-games",
    "one-club",
    "five-clubs",
  ],
  final: ["reached", "captain"],
  season: ["30-goals", "40-goals", "50-goals", "60-assists", "100-points", "30-wins", "40-wins"],
  draft: ["first-overall", "first-round", "by-club", "undrafted"],
  debut: ["1960s", "1970s", "1980s", "1990s", "2000s", "2010s", "2020s", "teenager"],
  position: ["goalie", "defender"],
} as const;

type Marked = keyof typeof SUBJECTS;

/** The criterion of a row or column. */
export type CriterionCode =
  | { [Kind in Marked]: { kind: Kind; subject: (typeof SUBJECTS)[Kind][number] } }[Marked]
  | { kind: "club" | "country"; subject: string }
  | { kind: "cup" | "hall-of-fame" };

/** Parses the key of a criterion; null if it has no texts. */
export function readCriterion(key: CriterionKey): CriterionCode | null {
  const [kind, subject] = [criterionKindOf(key), criterionSubjectOf(key)];
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
    case "final":
    case "season":
    case "draft":
    case "debut":
    case "position":
      return (SUBJECTS[kind] as readonly string[]).includes(subject) ? ({ kind, subject } as CriterionCode) : null;
    default:
      return null;
  }
}
