import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import { CoachSummary, useCoachTeaser, useCoachVerdict, type CoachedRound } from "./coach.tsx";
import { TeaserLine } from "./teaser-line.tsx";

/** The coach's report in a game with players of all times. */
export function PersonCoach<Clue extends string>({
  round,
  league,
  ...texts
}: {
  round: CoachedRound<Clue>;
  league: PlayerRegistry;
  headingId: string;
  lead: string;
  clueName: (clue: Clue) => string;
}) {
  const sayVerdict = useCoachVerdict();
  return (
    <CoachSummary
      {...texts}
      round={round}
      playerOf={(id) => {
        const { last, number, sweater } = findPlayer(league, id);
        return { id, last, number, team: sweater };
      }}
      say={sayVerdict(round, (id) => findPlayer(league, id).last)}
    />
  );
}

/** The report's best line; until the report is loaded, the name of the story. */
export function PersonTeaser({
  round,
  league,
  name,
  onOpen,
}: {
  round: CoachedRound<string> | null;
  league: PlayerRegistry;
  name: string;
  onOpen: () => void;
}) {
  const sayTeaser = useCoachTeaser();
  return (
    <TeaserLine onOpen={onOpen}>{(round && sayTeaser(round, (id) => findPlayer(league, id).last)) || name}</TeaserLine>
  );
}
