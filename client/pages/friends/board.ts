import type { loadBoard } from "../../data/boards.ts";

type Answer = Awaited<ReturnType<typeof loadBoard>>;

export type FriendsBoard = Extract<Answer, { isMember: true }>;
export type BoardPreview = Extract<Answer, { isMember: false }>;

export type TodaysResults = NonNullable<FriendsBoard["today"]>[number];
