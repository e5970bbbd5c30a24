import type { Language } from "#rules/i18n/address";
import type { Article } from "../articles/article.ts";
import { setHeading, MARGIN, drawCard } from "./card.ts";
import { drawSmallChart } from "./chart.ts";
import type { SpriteParts } from "./pieces.ts";

const HEADING = { baseline: 118, largest: 92, width: 930, height: 83 };

/** Draws the picture of an article: its title over its first chart. */
export function drawArticleCard(pieces: SpriteParts, { head, chart }: Article, language: Language): string {
  if (chart === null) throw new Error(`${head.title} has no chart`);
  const heading = setHeading(pieces, head.title, language, HEADING);
  const inner = [
    '<use href="#word" x="1010" y="30" width="152" height="56"/>',
    heading.draw(MARGIN + 2, HEADING.baseline),
    `<text x="${MARGIN + 4}" y="${HEADING.baseline + heading.height + 62}" font-size="48" font-weight="600" fill="var(--text-2)" data-within="1096">${chart.title}</text>`,
    drawSmallChart(pieces.type, chart),
  ];
  return drawCard(pieces, inner.join(""));
}
