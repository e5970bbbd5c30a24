import type { Language } from "#rules/i18n/address";
import type { Article } from "../articles/article.ts";
import { setHeading, MARGIN, drawCard } from "./card.ts";
import { drawSmallChart } from "./chart.ts";
import { CARD_COLORS } from "./ink.ts";
import type { SpriteParts } from "./pieces.ts";

const HEADING = { baseline: 118, largest: 92, width: 930, height: 83 };

/** Draws the picture of an article: its title over its first chart. */
export function drawArticleCard(pieces: SpriteParts, { head, chart }: Article, language: Language): string {
  if (chart === null) throw new Error(`${head.title} has no chart`);
  const { type } = pieces;
  const heading = setHeading(pieces, head.title, language, HEADING);
  const title = type.line(chart.title, {
    cut: "600-normal",
    size: 48,
    x: MARGIN + 4,
    baseline: HEADING.baseline + heading.height + 62,
    fill: CARD_COLORS.text2,
    within: 1096,
  });
  const mark = pieces.symbol("word", { x: 1010, y: 30, width: 152, height: 56 });
  return drawCard(
    pieces,
    [mark, heading.draw(MARGIN + 2, HEADING.baseline), title, drawSmallChart(type, chart)].join(""),
  );
}
