import type { Registry } from "../../data/people.ts";
import type { EndedProps } from "../../round/mode.ts";
import { GuessList } from "./guess-list.tsx";

/** The guesses of a round that is over. */
export const Replay = ({ view: { tries }, pieces }: EndedProps<"career", Registry>) => (
  <GuessList tries={tries} registry={pieces} />
);
