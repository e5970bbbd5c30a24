import type { Stint } from "#rules/season";
import type { Biography, LeagueFacts, SeasonLine } from "./facts.ts";

/** A player with all he did in regular seasons. What is not known counts as 0 in the sums. */
export interface Career {
  player: Biography;
  /** In order of play; none for somebody on a roster who has yet to play. */
  lines: SeasonLine[];
  games: number;
  goals: number;
  points: number;
  wins: number;
  /** Codes of his clubs in order of his first game for each; none when he was there in the playoffs alone. */
  clubs: string[];
}

type Tally = "gp" | "g" | "a" | "w" | "ga" | "sa";

/** Adds columns of season lines up. */
export const sum = (lines: readonly SeasonLine[], ...columns: Tally[]): number =>
  lines.reduce((total, line) => columns.reduce((part, column) => part + (line[column] ?? 0), total), 0);

/** Whether a line has a regular-season game. One without figures stands for a spring: playoffs, and nothing before them. */
export const hasGames = ({ gp }: SeasonLine): boolean => gp !== null;

/** Everybody's career by player id, in the order of `facts.players`. */
export function gatherCareers(facts: LeagueFacts): Map<number, Career> {
  const linesOf = Map.groupBy(facts.lines, (line) => line.player);
  return new Map(
    facts.players.map((player) => {
      const lines = linesOf.get(player.id) ?? [];
      const career = {
        player,
        lines,
        games: sum(lines, "gp"),
        goals: sum(lines, "g"),
        points: sum(lines, "g", "a"),
        wins: player.position === "G" ? sum(lines, "w") : 0,
        clubs: [...new Set(lines.filter(hasGames).map((line) => line.team))],
      };
      return [player.id, career];
    }),
  );
}

/** A career as the column `players.career` holds it, in order of play. */
export const stintsOf = ({ player, lines }: Career): Stint[] =>
  lines.map(({ season, team, gp, g, a, w, l, otl, so, ga, sa }) =>
    player.position === "G" ? [season, team, gp, g, a, w, l, otl, so, ga, sa] : [season, team, gp, g, a],
  );
