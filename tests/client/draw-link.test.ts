import { expect, test } from "vitest";
import { drawQuery, readDrawQuery } from "../../client/pages/generator/draw-link.ts";

test.each([
  ["8478864-8471675", [8478864, 8471675]],
  ["8451033-abc-8451033", [8451033]],
  ["", []],
  ["%E0%A4%A-drop table", []],
  ["847886-84788641", []],
  [Array.from({ length: 12 }, (_, at) => 8450000 + at).join("-"), Array.from({ length: 10 }, (_, at) => 8450000 + at)],
])("the players of the link %j are %j", (link, ids) => expect(readDrawQuery(link)).toEqual(ids));

test("a link of drawn players is read as it was written", () => {
  const query = drawQuery([8478864, 8471675]);
  expect(readDrawQuery(new URLSearchParams(query).get("players") ?? "")).toEqual([8478864, 8471675]);
});
