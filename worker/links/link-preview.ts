import type { Language } from "#rules/i18n/address";
import { SHARED_LINK_PARAMS } from "#rules/site/usage";
import { isPuzzleDay, puzzleNumberOn, puzzleDayOfNumber } from "#rules/shared/schedule";
import { dayAt, isDay, type Day } from "#rules/shared/day";
import { isGameName, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { gameAtPath, UNLIMITED_PATH, type PagePath } from "#rules/site/pages";
import { isBestRound, resultNumberOf, decodeRound, type SharedRound } from "#rules/round-code";
import type { LinkPictureLayout, LinkTexts } from "./pictures/layout.ts";
import type { LinkContent, PlayedRound } from "./pictures/link-picture.ts";
import type { Env } from "../env.ts";
import { readLayout } from "./picture-files.ts";
import { decryptChallenge, decryptReply, type PlayedRoundPayload } from "./link-payload.ts";

/*
 * Previews of shared links: a challenge (`?challenge=`), a reply to one (`?reply=`) or a round (`?r=`). A preview shows no more than
 * the sender's share text.
 */

/** The page that shows replies. */
const FRIENDS = "/friends" satisfies PagePath;

export interface LinkPreview {
  shown: LinkContent;
  /** Address of the picture below `/img/links/<language>/`, without the version. */
  picture: string;
}

/** Returns the layout of link pictures in a language, and their texts. */
export const readLinkLayout = (env: Env, language: Language): Promise<LinkPictureLayout> =>
  readLayout(env, `${language}-link`);

/** Returns whether an address has a challenge, a reply or a round, including an invalid one. */
export const isSharedLink = (query: URLSearchParams): boolean =>
  Object.keys(SHARED_LINK_PARAMS).some((name) => query.has(name));

/** Returns the preview of a shared link by its English path; null for another address and for a broken link. */
export async function readLinkPreview(
  env: Env,
  path: string,
  query: URLSearchParams,
  now: number,
): Promise<LinkPreview | null> {
  const reply = query.get("reply");
  if (path === FRIENDS) return reply === null ? null : previewReply(env, reply, now);
  const name = path === UNLIMITED_PATH ? "unlimited" : gameAtPath(path);
  if (name === null) return null;
  const game = name === "unlimited" ? "classic" : name;
  const [round, challenge] = [query.get("r"), query.get("challenge")];
  if (challenge !== null) return previewChallenge(env, challenge, game, now);
  if (round === null) return null;
  const day = name === "unlimited" || query.has("practice") ? null : query.get("day");
  if (day === null) return roundShown(name, 0, round, now);
  const config = GAME_CONFIG[game];
  return isDay(day) && isPuzzleDay(config, day) ? roundShown(name, puzzleNumberOn(config, day), round, now) : null;
}

/** Returns the content of a challenge's picture; null if the code is invalid. */
export async function previewChallenge(
  env: Env,
  code: string,
  game: GameName | null,
  now: number,
): Promise<LinkPreview | null> {
  const payload = await decryptChallenge(env, code, now);
  if (payload === null || (game !== null && payload.game !== game)) return null;
  const subject = subjectOf(payload.game, payload.day ?? null);
  const by = sideOf(payload.game, payload.by);
  return { shown: { ...subject, kind: "challenge", by }, picture: `challenges/${code}.png` };
}

/** Returns the content of a reply's picture; null if the code is invalid. */
export async function previewReply(env: Env, code: string, now: number): Promise<LinkPreview | null> {
  const payload = await decryptReply(env, code, now);
  if (payload === null) return null;
  const answered = sideOf(payload.game, payload.reply);
  if (answered === null) return null;
  const by = sideOf(payload.game, payload.by);
  const subject = subjectOf(payload.game, payload.day ?? null);
  return { shown: { ...subject, kind: "reply", challenger: by, challenged: answered }, picture: `replies/${code}.png` };
}

/** Returns whether a name can be in the address of a round's picture: a game, or Unlimited. */
export const isName = (name: string): name is GameName | "unlimited" => name === "unlimited" || isGameName(name);

/** Returns the content of a round's picture; null for an unknown round or puzzle. The number is 0 without a day. */
export function roundShown(
  name: GameName | "unlimited",
  number: number,
  code: string,
  now: number,
): LinkPreview | null {
  const game = name === "unlimited" ? "classic" : name;
  const round = decodeRound(game, code);
  if (round === null) return null;
  const day = number === 0 ? null : puzzleDayOfNumber(GAME_CONFIG[game], number);
  if (day !== null && (day > dayAt(now) || name === "unlimited")) return null;
  const puzzle = day === null ? null : { number, day };
  return { shown: { game, name, puzzle, kind: "round", round }, picture: `rounds/${name}/${number}/${code}.png` };
}

const subjectOf = (game: GameName, day: Day | null) => ({
  game,
  name: day === null && game === "classic" ? "unlimited" : game,
  puzzle: day === null ? null : { number: puzzleNumberOn(GAME_CONFIG[game], day), day },
});

function sideOf(game: GameName, played: PlayedRoundPayload | undefined): PlayedRound | null {
  if (played === undefined) return null;
  const round = decodeRound(game, played.round);
  return round === null ? null : { name: played.name ?? null, round };
}

export function wordsOf(
  { title, description, puzzle: called, games }: LinkTexts,
  shown: LinkContent,
): [string, string] {
  const { game, name, puzzle } = shown;
  const named = games[name] ?? "";
  const titled = puzzle === null ? `Deke ${named}` : fill(called, { number: String(puzzle.number), game: named });
  switch (shown.kind) {
    case "round":
      return [`${titled} ${resultOf(game, shown.round)}`, description.round];
    case "reply": {
      const { name: by, round } = shown.challenged;
      const result = resultOf(game, round);
      const words = by === null ? fill(title.friendReply, { result }) : fill(title.reply, { name: by, result });
      return [words, description.reply];
    }
    case "challenge": {
      const { by } = shown;
      const who = by?.name == null ? title.friend : fill(title.challenge, { name: by.name });
      if (by === null) return [fill(title.hidden, { who }), description.hidden];
      const words = isBestRound(game, by.round) ? title.match : title.beat;
      const about = puzzle === null ? description.hidden : fill(description.puzzle, { title: titled });
      return [fill(words, { who, result: resultOf(game, by.round) }), about];
    }
  }
}

/** Returns the sentence that makes a shared result of a day's puzzle a challenge; null for practice. */
export function sharedSentence(
  { title }: LinkTexts,
  { game, puzzle, round }: Extract<LinkContent, { kind: "round" }>,
): string | null {
  if (puzzle === null) return null;
  const figure = resultNumberOf(game, round);
  const best = isBestRound(game, round);
  const words =
    GAME_CONFIG[game].toFind > 1
      ? title[best ? "filledAll" : "filled"]
      : figure === null
        ? title.missed
        : title[best ? "gotAtOnce" : "got"];
  return fill(words, { number: String(puzzle.number), figure: String(figure) });
}

/** Returns a result as share texts have it: `4/7`, with an X for a loss, a bulb after a hint, a star in hard mode. */
const resultOf = (game: GameName, round: SharedRound): string =>
  `${resultNumberOf(game, round) ?? "X"}/${GAME_CONFIG[game].limit}${round.hint ? "💡" : ""}${round.hard ? "*" : ""}`;

const fill = (words: string, gaps: Readonly<Record<string, string>>): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? "");
