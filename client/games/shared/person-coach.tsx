import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import { CoachSummary, useCoachTeaser, useCoachVerdict, type CoachedRound } from "./coach.tsx";
import { TeaserLine } from "./teaser-line.tsx";

/** The coach's report in a game with players of all times. */
export function PersonCoach<Clue extends string>({
  round,
  pieces,
  ...texts
}: {
  round: CoachedRound<Clue>;
  pieces: PlayerRegistry;
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
        const { last, number, sweater } = findPlayer(pieces, id);
        return { id, last, number, team: sweater };
      }}
      say={sayVerdict(round, (id) => findPlayer(pieces, id).last)}
    />
  );
}

/** The report's best line; until the report is loaded, the name of the story. */
export function PersonTeaser({
  round,
  pieces,
  name,
  onOpen,
}: {
  round: CoachedRound<string> | null;
  pieces: PlayerRegistry;
  name: string;
  onOpen: () => void;
}) {
  const sayTeaser = useCoachTeaser();
  return (
    <TeaserLine onOpen={onOpen}>{(round && sayTeaser(round, (id) => findPlayer(pieces, id).last)) || name}</TeaserLine>
  );
}
