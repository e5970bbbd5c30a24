import { decode, encode } from "fast-png";
import { describe, expect, test } from "vitest";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { downscale } from "../../worker/faces/downscale.ts";
import { decodePicture } from "../../worker/faces/decode.ts";
import { encodePicture } from "../../worker/faces/encode.ts";
import { BACKGROUND_SRGB } from "../../worker/faces/light.ts";
import { MAX_PIXELS } from "../../worker/faces/light-sums.ts";
import { photograph } from "./picture-service.ts";

const stageOf = (png: Uint8Array, columns: number) => decode(encodePicture(downscale(decodePicture(png), columns)));
const bytesOf = (png: Uint8Array, columns: number): number[] => [...stageOf(png, columns).data];

describe("a stage", () => {
  test.each(STAGE_COLUMNS)("has %i columns, as many rows, and nothing but its pixels", (columns) => {
    const stage = stageOf(photograph(1), columns);
    expect(stage).toMatchObject({ width: columns, height: columns, channels: 3, depth: 8, text: {} });
    expect(stage.data).toHaveLength(columns * columns * 3);
  });

  test.each(STAGE_COLUMNS)("of %i columns is the same whatever lies within its pixels", (columns) => {
    // Cells are whole pixels.
    const cell = Math.ceil(144 / columns);
    const size = cell * columns;
    const plain = photograph(2, { columns: size });
    const { data } = decode(plain);
    // Mirrors each cell.
    const flip = (row: number): number => row - (row % cell) + (cell - 1 - (row % cell));
    const moved = photograph(2, {
      columns: size,
      byteAt: (column, row, channel) => data[(flip(row) * size + column) * 4 + channel] ?? 0,
    });
    expect(moved).not.toEqual(plain);
    expect(bytesOf(moved, columns)).toEqual(bytesOf(plain, columns));
  });

  test("averages light, not bytes: half black and half white is 188", () => {
    const halves = photograph(0, { channels: 3, byteAt: (column) => (column % 2) * 255 });
    expect(new Set(bytesOf(halves, 6))).toEqual(new Set([188]));
  });

  test("weights pixels on an edge by their share", () => {
    // Three columns for two: half of the middle one belongs to each.
    const three = photograph(0, { columns: 3, rows: 1, channels: 3, byteAt: (column) => [0, 255, 0][column] ?? 0 });
    const [left, , , right] = bytesOf(three, 2);
    // A third of the light.
    expect([left, right]).toEqual([156, 156]);
  });

  test("leaves a one-colour picture unchanged", () => {
    const plain = photograph(0, { byteAt: (_column, _row, channel) => [200, 16, 46, 255][channel] ?? 0 });
    for (const columns of STAGE_COLUMNS) expect(bytesOf(plain, columns).slice(0, 3)).toEqual([200, 16, 46]);
  });

  test("is as white as a picture of the most pixels that is white all over", () => {
    const white = photograph(0, { columns: 6, rows: Math.floor(MAX_PIXELS / 6), channels: 1, byteAt: () => 255 });
    expect(new Set(bytesOf(white, 2))).toEqual(new Set([255]));
  });

  test("lies on the one neutral ground where the picture is transparent", () => {
    const clear = photograph(0, { byteAt: (_column, _row, channel) => (channel === 3 ? 0 : 255) });
    expect(bytesOf(clear, 6).slice(0, 3)).toEqual([...BACKGROUND_SRGB]);
  });

  test("has rows in proportion", () => {
    expect(stageOf(photograph(3, { columns: 168, rows: 84 }), 6)).toMatchObject({ width: 6, height: 3 });
    expect(stageOf(photograph(3, { columns: 300, rows: 1 }), 6)).toMatchObject({ width: 6, height: 1 });
  });
});

describe("a picture is read", () => {
  const grey = (column: number, row: number): number => (column * 3 + row) % 256;
  const inColours = bytesOf(photograph(0, { channels: 3, byteAt: grey }), 22);
  const opaque = (channels: number) => (column: number, row: number, channel: number) =>
    channel === channels - 1 ? 255 : grey(column, row);

  test.each<[what: string, png: Uint8Array]>([
    ["with transparency", photograph(0, { byteAt: opaque(4) })],
    ["in 16 bits", photograph(0, { depth: 16, byteAt: opaque(4) })],
    ["in grey", photograph(0, { channels: 1, byteAt: grey })],
    ["in grey with transparency", photograph(0, { channels: 2, byteAt: opaque(2) })],
    [
      "with a palette",
      encode({
        width: 168,
        height: 168,
        channels: 1,
        depth: 8,
        palette: Array.from({ length: 256 }, (_, byte) => [byte, byte, byte]),
        data: Uint8Array.from({ length: 168 * 168 }, (_, at) => grey(at % 168, Math.floor(at / 168))),
      }),
    ],
  ])("%s", (_what, png) => expect(bytesOf(png, 22)).toEqual(inColours));

  const whole = photograph(4);
  const changed = (change: (bytes: Uint8Array) => void): Uint8Array => {
    const bytes = whole.slice();
    change(bytes);
    return bytes;
  };
  test.each<[what: string, png: Uint8Array]>([
    ["cut off", whole.slice(0, whole.length / 2)],
    ["cut off in its header", whole.slice(0, 20)],
    [
      "with a bit turned over",
      changed((bytes) => {
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      }),
    ],
    ["said to be far larger than it is", changed((bytes) => new DataView(bytes.buffer).setUint32(16, 60_000))],
    ["larger than any photograph", photograph(0, { columns: MAX_PIXELS + 1, rows: 1, channels: 1, byteAt: () => 0 })],
    ["without pixels", changed((bytes) => new DataView(bytes.buffer).setUint32(16, 0))],
    ["of another kind", new TextEncoder().encode("<!doctype html><title>Not a picture</title>")],
    ["empty", new Uint8Array()],
  ])("never when it is %s", (_what, png) => expect(() => decodePicture(png)).toThrow());
});
