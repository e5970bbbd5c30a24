import { inFewRows } from "#rules/share-squares";
import type { Verdict } from "#rules/shared/verdict";
import { drawSymbol } from "./draw-symbol.ts";
import type { DayPictureColors } from "./night-colours.ts";
import type { SharedDay, SharedGame } from "./shared-day.ts";

export interface PictureTexts {
  /** "Sat, Nov 21" and "No. 21". */
  date: string;
  number: string;
  nameOf: (game: SharedGame["game"]) => string;
  /** "12 days in a row"; null for none. */
  streak: string | null;
  host: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
}
/** A line of text. */
interface Line {
  /** Which point of the text is at `x`. */
  align?: "start" | "center" | "end";
  x: number;
  y: number;
  size: number;
  face?: string;
  colour?: string;
  /** Maximum width; wider text is set smaller. */
  room?: number;
}

const WIDTH = 1200;
const HEIGHT = 630;

/** Positions in pixels of the picture. `y` of text is its baseline. */
const WORD: Box = { x: 40, y: 30, width: 206 };
const DATE: Line = { x: 1160, y: 84, size: 50, align: "end" };
const STANDS = { y: 132, height: 118 };
const BOARDS = { y: 250, height: 54 };
const LAMP = { y: 127, width: 100 };
const TILE = { y: 206, width: 176, height: 128, size: 104 };
const NAME = { y: 396, size: 54 };
const SQUARES = { y: 420, width: 190, height: 118, most: 34 };
const FLAME: Box = { x: 40, y: 552, width: 46 };
const STREAK: Line = { x: 100, y: 606, size: 50 };
const HOST: Line = { x: 1160, y: 606, size: 48, align: "end", colour: "var(--text-2)" };
/** The games share this width. */
const ROW_WIDTH = WIDTH - 60;

const UPRIGHT = "700";
const LEANING = "italic 800";
const TEXT = "var(--text)";
/** Minimum gap between names. */
const GAP = 14;

/** Unlike any square. */
const BULB = "#ffd76a";

const SQUARE: Record<Verdict, string> = { match: "var(--match)", near: "var(--near)", miss: "#2a4470" };

/** Draws the picture of a day: one lamp per daily, lit if it was won. */
export function drawDayPicture(
  canvas: HTMLCanvasElement,
  shared: SharedDay,
  words: PictureTexts,
  colours: DayPictureColors,
): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) return;
  const pen = { context, colours };
  drawRink(pen);
  drawSymbol(context, "word", WORD, colours);
  write(pen, `${words.date} · ${words.number}`, DATE);
  const step = ROW_WIDTH / shared.games.length;
  for (const [at, game] of shared.games.entries()) {
    const middle = (WIDTH - ROW_WIDTH) / 2 + step * (at + 0.5);
    drawGame(pen, game, words.nameOf(game.game), { middle, step });
  }
  if (words.streak !== null) {
    drawSymbol(context, "fire", FLAME, colours);
    write(pen, words.streak, STREAK);
  }
  write(pen, words.host, HOST);
}

interface Pen {
  context: CanvasRenderingContext2D;
  colours: DayPictureColors;
}

function drawRink({ context, colours }: Pen): void {
  const ice = context.createRadialGradient(WIDTH / 2, 0, 0, WIDTH / 2, 0, WIDTH);
  ice.addColorStop(0, "#173563");
  ice.addColorStop(0.75, "#0a1428");
  ice.addColorStop(1, "#060b15");
  fill(context, ice, 0, 0, WIDTH, HEIGHT);

  const rows = context.createLinearGradient(0, STANDS.y, 0, STANDS.y + STANDS.height);
  rows.addColorStop(0, "#040710");
  rows.addColorStop(1, "#12294a");
  fill(context, rows, 0, STANDS.y, WIDTH, STANDS.height);
  // The crowd: each row shifted from the one before.
  context.fillStyle = "#dcecff59";
  for (let row = 0, y = STANDS.y + 10; y < STANDS.y + STANDS.height; row++, y += 21)
    for (let x = 8 + (row % 2) * 16; x < WIDTH; x += 32) {
      context.beginPath();
      context.arc(x, y + ((x * 7) % 5), 2, 0, 2 * Math.PI);
      context.fill();
    }

  context.fillStyle = "#dcecff66";
  context.fillRect(0, STANDS.y + STANDS.height * 0.55, WIDTH, 3);
  for (let x = 60; x < WIDTH; x += 120) context.fillRect(x, STANDS.y + STANDS.height * 0.55, 3, STANDS.height * 0.45);
  fill(context, colours("var(--scene-board)"), 0, BOARDS.y, WIDTH, BOARDS.height);
  fill(context, colours("var(--scene-line)"), 0, BOARDS.y, WIDTH, BOARDS.height * 0.13);
  fill(context, "#f2c230", 0, BOARDS.y + BOARDS.height * 0.78, WIDTH, BOARDS.height * 0.22);
}

function drawGame(
  pen: Pen,
  { won, figure, rows, hint, hard }: SharedGame,
  called: string,
  { middle, step }: { middle: number; step: number },
): void {
  const { context, colours } = pen;
  if (won) {
    const light = context.createRadialGradient(middle, LAMP.y + 38, 0, middle, LAMP.y + 38, LAMP.width * 1.4);
    light.addColorStop(0, "#ff3d49bf");
    light.addColorStop(1, "#ff3d4900");
    fill(context, light, middle - LAMP.width * 1.4, LAMP.y - LAMP.width, LAMP.width * 2.8, LAMP.width * 2.8);
  }
  drawSymbol(context, won ? "lamp-on" : "lamp-off", { ...LAMP, x: middle - LAMP.width / 2 }, colours);
  const left = middle - TILE.width / 2;
  context.beginPath();
  context.roundRect(left, TILE.y, TILE.width, TILE.height, 12);
  context.fillStyle = colours(won ? "var(--match)" : "var(--miss)");
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colours(won ? "var(--match)" : "var(--line-strong)");
  context.stroke();
  const on = won ? "var(--on-match)" : "var(--on-miss)";
  const corner = { x: left + TILE.width - 38, y: TILE.y + 10, width: 28 };
  drawSymbol(context, won ? "verdict-match" : "verdict-miss", corner, colours, on);
  const base = TILE.y + TILE.height / 2 + TILE.size * 0.35;
  // As in the text: a star for hard mode, a bulb after a hint.
  const text = `${figure ?? "X"}${hard ? "*" : ""}`;
  const inTile = { x: middle, y: base, size: TILE.size, room: TILE.width } as const;
  write(pen, text, { ...inTile, align: "center", face: LEANING, colour: on });
  if (hint) drawBulb(context, left + 30, TILE.y + TILE.height - 34, colours(on));
  write(pen, called, { ...NAME, x: middle, align: "center", room: step - GAP });
  drawSquares(pen, rows, middle);
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
  context.stroke(new Path2D(`M${x - 6} ${y + 16}h12M${x - 4} ${y + 21}h8`));
}

/** Draws a round's squares as large as they fit. */
function drawSquares({ context, colours }: Pen, rows: readonly (readonly Verdict[])[], middle: number): void {
  const { y, width, height, most } = SQUARES;
  const lines = inFewRows(rows);
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

function write(
  { context, colours }: Pen,
  text: string,
  { align = "start", x, y, size, face = UPRIGHT, colour = TEXT, room = Infinity }: Line,
): void {
  context.fillStyle = colours(colour);
  context.textAlign = align;
  const widthAt = (pixels: number): number => {
    context.font = `${face} ${pixels}px "Barlow Condensed", sans-serif`;
    return context.measureText(text).width;
  };
  const width = widthAt(size);
  if (width > room) widthAt(Math.floor((size * room) / width));
  context.fillText(text, x, y);
}

type Area = [x: number, y: number, width: number, height: number];

function fill(context: CanvasRenderingContext2D, style: string | CanvasGradient, ...area: Area): void {
  context.fillStyle = style;
  context.fillRect(...area);
}
