import type { Verdict } from "#rules/shared/verdict";
import { drawSymbol } from "./draw-symbol.ts";
import type { DayPictureColors } from "./night-colours.ts";
import type { SharedDay, SharedGame } from "./shared-day.ts";

/** Texts of a picture in the visitor's language. */
export interface PictureTexts {
  /** "Sat, Nov 21" and "No. 21". */
  date: string;
  number: string;
  /** "3 of 5 won", or a clean sweep. */
  headline: string;
  nameOf: (game: SharedGame["game"]) => string;
  /** The day streak and its unit; null for none. */
  streak: { count: string; words: string } | null;
  motto: string;
  host: string;
}

export type PictureShape = "landscape" | "portrait";

/** Positions in pixels of the picture. `y` of text is its baseline. */
interface Layout {
  width: number;
  height: number;
  word: Box;
  date: Line;
  number: Line | null;
  headline: Line | null;
  stand: { y: number; height: number };
  boards: { y: number; height: number };
  lamp: { y: number; width: number };
  tile: { y: number; width: number; height: number; size: number };
  name: { y: number; size: number };
  squares: { y: number; width: number; height: number; most: number };
  flame: Box;
  streak: Line;
  days: Line | null;
  motto: Line | null;
  host: Line;
}
interface Box {
  x: number;
  y: number;
  width: number;
}
/** A line of text: left-aligned at `x`, or right-aligned. */
interface Line {
  x: number;
  y: number;
  size: number;
  end?: boolean;
  quiet?: boolean;
}

const LAYOUTS: Record<PictureShape, Layout> = {
  landscape: {
    width: 1200,
    height: 630,
    word: { x: 40, y: 30, width: 206 },
    date: { x: 1160, y: 84, size: 50, end: true },
    number: null,
    headline: null,
    stand: { y: 132, height: 118 },
    boards: { y: 250, height: 54 },
    lamp: { y: 127, width: 100 },
    tile: { y: 206, width: 176, height: 128, size: 104 },
    name: { y: 396, size: 54 },
    squares: { y: 420, width: 190, height: 118, most: 34 },
    flame: { x: 40, y: 552, width: 46 },
    streak: { x: 100, y: 606, size: 50 },
    days: null,
    motto: null,
    host: { x: 1160, y: 606, size: 48, end: true, quiet: true },
  },
  portrait: {
    width: 1080,
    height: 1350,
    word: { x: 60, y: 60, width: 299 },
    date: { x: 1020, y: 110, size: 62, end: true },
    number: { x: 1020, y: 172, size: 52, end: true, quiet: true },
    headline: { x: 54, y: 352, size: 170 },
    stand: { y: 410, height: 150 },
    boards: { y: 560, height: 70 },
    lamp: { y: 418, width: 112 },
    tile: { y: 516, width: 176, height: 150, size: 116 },
    name: { y: 738, size: 56 },
    squares: { y: 776, width: 182, height: 220, most: 44 },
    flame: { x: 60, y: 1072, width: 92 },
    streak: { x: 170, y: 1180, size: 150 },
    days: { x: 0, y: 1157, size: 54, quiet: true },
    motto: { x: 60, y: 1290, size: 58 },
    host: { x: 1020, y: 1290, size: 54, end: true, quiet: true },
  },
};

const UPRIGHT = "700";
const LEANING = "italic 800";
const TEXT = "var(--text)";
const QUIET = "var(--text-2)";
/** Minimum gap between names. */
const GAP = 14;

/** Unlike any square. */
const BULB = "#ffd76a";

const SQUARE: Record<Verdict, string> = { match: "var(--match)", near: "var(--near)", miss: "#2a4470" };

/** Draws the picture of a day: one lamp per daily, lit if it was won. */
export function drawDayPicture(
  canvas: HTMLCanvasElement,
  shape: PictureShape,
  shared: SharedDay,
  words: PictureTexts,
  colours: DayPictureColors,
): void {
  const layout = LAYOUTS[shape];
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext("2d");
  if (context === null) return;
  const pen = { context, colours };
  drawRink(pen, layout);
  drawSymbol(context, "word", layout.word, colours);
  write(pen, layout.number === null ? `${words.date} · ${words.number}` : words.date, layout.date);
  if (layout.number !== null) write(pen, words.number, layout.number);
  if (layout.headline !== null)
    write(pen, words.headline.toUpperCase(), layout.headline, LEANING, layout.width - 2 * layout.headline.x);
  const step = (layout.width - (shape === "landscape" ? 60 : 48)) / shared.games.length;
  for (const [at, game] of shared.games.entries()) {
    const middle = (layout.width - step * shared.games.length) / 2 + step * (at + 0.5);
    drawGame(pen, layout, game, words.nameOf(game.game), { middle, step });
  }
  drawFoot(pen, layout, words);
}

interface Pen {
  context: CanvasRenderingContext2D;
  colours: DayPictureColors;
}

function drawRink({ context, colours }: Pen, { width, height, stand, boards }: Layout): void {
  const ice = context.createRadialGradient(width / 2, 0, 0, width / 2, 0, Math.max(width, height));
  for (const [at, colour] of [
    [0, "#173563"],
    [0.75, "#0a1428"],
    [1, "#060b15"],
  ] as const)
    ice.addColorStop(at, colour);
  fill(context, ice, 0, 0, width, height);

  const rows = context.createLinearGradient(0, stand.y, 0, stand.y + stand.height);
  rows.addColorStop(0, "#040710");
  rows.addColorStop(1, "#12294a");
  fill(context, rows, 0, stand.y, width, stand.height);
  // The crowd: each row shifted from the one before.
  context.fillStyle = "#dcecff59";
  for (let row = 0, y = stand.y + 10; y < stand.y + stand.height; row++, y += 21)
    for (let x = 8 + (row % 2) * 16; x < width; x += 32) dot(context, x, y + ((x * 7) % 5), 2);

  context.fillStyle = "#dcecff66";
  context.fillRect(0, stand.y + stand.height * 0.55, width, 3);
  for (let x = 60; x < width; x += 120) context.fillRect(x, stand.y + stand.height * 0.55, 3, stand.height * 0.45);
  fill(context, colours("var(--scene-board)"), 0, boards.y, width, boards.height);
  fill(context, colours("var(--scene-line)"), 0, boards.y, width, boards.height * 0.13);
  fill(context, "#f2c230", 0, boards.y + boards.height * 0.78, width, boards.height * 0.22);
}

function drawGame(
  pen: Pen,
  { lamp, tile, name, squares }: Layout,
  { won, figure, rows, hint, hard }: SharedGame,
  called: string,
  { middle, step }: { middle: number; step: number },
): void {
  const { context, colours } = pen;
  if (won) {
    const light = context.createRadialGradient(middle, lamp.y + 38, 0, middle, lamp.y + 38, lamp.width * 1.4);
    light.addColorStop(0, "#ff3d49bf");
    light.addColorStop(1, "#ff3d4900");
    fill(context, light, middle - lamp.width * 1.4, lamp.y - lamp.width, lamp.width * 2.8, lamp.width * 2.8);
  }
  drawSymbol(context, won ? "lamp-on" : "lamp-off", { ...lamp, x: middle - lamp.width / 2 }, colours);
  const left = middle - tile.width / 2;
  context.beginPath();
  context.roundRect(left, tile.y, tile.width, tile.height, 12);
  context.fillStyle = colours(won ? "var(--match)" : "var(--miss)");
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colours(won ? "var(--match)" : "var(--line-strong)");
  context.stroke();
  const on = won ? "var(--on-match)" : "var(--on-miss)";
  const corner = { x: left + tile.width - 38, y: tile.y + 10, width: 28 };
  drawSymbol(context, won ? "verdict-match" : "verdict-miss", corner, colours, on);
  const base = tile.y + tile.height / 2 + tile.size * 0.35;
  // As in the text: a star for hard mode, a bulb after a hint.
  const text = `${figure ?? "X"}${hard ? "*" : ""}`;
  centre(pen, text, { x: middle, y: base, size: tile.size }, LEANING, on, tile.width);
  if (hint) drawBulb(context, left + 30, tile.y + tile.height - 34, colours(on));
  centre(pen, called, { x: middle, ...name }, UPRIGHT, TEXT, step - GAP);
  drawSquares(pen, rows, middle, squares);
}

/** Draws a light bulb around a point. The text has an emoji for it, which not every machine can draw. */
function drawBulb(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  context.beginPath();
  context.arc(x, y - 6, 13, Math.PI * 0.75, Math.PI * 0.25);
  context.lineTo(x + 6, y + 11);
  context.lineTo(x - 6, y + 11);
  context.closePath();
  context.fillStyle = BULB;
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.lineJoin = "round";
  context.stroke();
  for (const [down, half] of [
    [16, 6],
    [21, 4],
  ] as const) {
    context.beginPath();
    context.moveTo(x - half, y + down);
    context.lineTo(x + half, y + down);
    context.stroke();
  }
}

/** Draws a round's squares as large as they fit; single verdicts are in rows of three. */
function drawSquares(
  { context, colours }: Pen,
  rows: readonly (readonly Verdict[])[],
  middle: number,
  { y, width, height, most }: Layout["squares"],
): void {
  const single = rows.every((row) => row.length === 1);
  const lines = single ? inThrees(rows.flat()) : rows;
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const pitch = Math.min((most * 7) / 6, width / columns, height / lines.length);
  const size = (pitch * 6) / 7;
  for (const [down, line] of lines.entries()) {
    for (const [across, verdict] of line.entries()) {
      context.beginPath();
      const left = middle - (columns * pitch) / 2 + across * pitch;
      context.roundRect(left, y + down * pitch, size, size, size * 0.16);
      context.fillStyle = colours(SQUARE[verdict]);
      context.fill();
    }
  }
}

const inThrees = (verdicts: readonly Verdict[]): Verdict[][] =>
  Array.from({ length: Math.ceil(verdicts.length / 3) }, (_, row) => verdicts.slice(row * 3, row * 3 + 3));

function drawFoot(pen: Pen, { width, flame, streak, days, motto, host }: Layout, words: PictureTexts): void {
  const { context, colours } = pen;
  if (days !== null) fill(context, colours("var(--line)"), 60, 1030, width - 120, 3);
  if (words.streak !== null) {
    const { count, words: called } = words.streak;
    drawSymbol(context, "fire", flame, colours);
    if (days === null) write(pen, `${count} ${called}`, streak);
    else {
      const end = streak.x + write(pen, count, streak, LEANING);
      write(pen, called, { ...days, x: end + 28 });
    }
  }
  if (motto !== null) write(pen, words.motto, motto);
  write(pen, words.host, host);
}

/**
 * Writes a line, smaller if it would be too wide.
 *
 * @returns the width of the line
 */
function write({ context, colours }: Pen, text: string, line: Line, face = UPRIGHT, room = Infinity): number {
  context.fillStyle = colours(line.quiet === true ? QUIET : TEXT);
  context.textAlign = line.end === true ? "end" : "start";
  const width = fit(context, text, face, line.size, room);
  context.fillText(text, line.x, line.y);
  return width;
}

function centre(
  { context, colours }: Pen,
  text: string,
  { x, y, size }: Line,
  face: string,
  colour: string,
  room: number,
): void {
  context.fillStyle = colours(colour);
  context.textAlign = "center";
  fit(context, text, face, size, room);
  context.fillText(text, x, y);
}

function fit(context: CanvasRenderingContext2D, text: string, face: string, size: number, room: number): number {
  const set = (pixels: number): number => {
    context.font = `${face} ${pixels}px "Barlow Condensed", sans-serif`;
    return context.measureText(text).width;
  };
  const width = set(size);
  return width <= room ? width : set(Math.floor((size * room) / width));
}

function fill(
  context: CanvasRenderingContext2D,
  style: string | CanvasGradient,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.fillStyle = style;
  context.fillRect(x, y, width, height);
}

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
