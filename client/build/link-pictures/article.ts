import type { Language } from "#rules/i18n/address";
import type { Article } from "../articles/article.ts";
import { fitHeading, MARGIN, drawCard } from "./card.ts";
import { drawSmallChart } from "./chart.ts";
import { CARD_COLORS } from "./ink.ts";
import type { SpriteParts } from "./pieces.ts";

const HEADING = { baseline: 118, pitch: 0.9, largest: 92, width: 930 };

/** Draws the picture of an article: its title over its first chart. */
export function drawArticleCard(pieces: SpriteParts, { head, chart }: Article, language: Language): string {
  if (chart === null) throw new Error(`${head.title} has no chart`);
  const { type } = pieces;
  const { size, lines } = fitHeading(pieces, head.title.toLocaleUpperCase(`${language}-CA`), {
    width: HEADING.width,
    height: HEADING.pitch * HEADING.largest,
    largest: HEADING.largest,
  });
  const last = HEADING.baseline + (lines.length - 1) * HEADING.pitch * size;
  return drawCard(
    pieces,
    [
      pieces.symbol("word", { x: 1010, y: 30, width: 152, height: 56 }),
      ...lines.map((text, at) =>
        type.line(text, {
          cut: "800-italic",
          size,
          x: MARGIN + 2,
          baseline: HEADING.baseline + at * HEADING.pitch * size,
        }),
      ),
      type.line(chart.title, {
        cut: "600-normal",
        size: 48,
        x: MARGIN + 4,
        baseline: last + 62,
        fill: CARD_COLORS.text2,
        within: 1096,
      }),
      drawSmallChart(type, chart),
    ].join(""),
  );
}
