import type { DayPictureColors } from "./night-colours.ts";

/**
 * Draws a symbol of the page's sprite on a canvas: its paths and ellipses.
 *
 * @param box position; the symbol fills its width and keeps its proportions
 */
export function drawSymbol(
  context: CanvasRenderingContext2D,
  id: string,
  { x, y, width }: { x: number; y: number; width: number },
  colours: DayPictureColors,
  current = "",
): void {
  const symbol = document.querySelector<SVGSymbolElement>(`symbol#${id}`);
  if (symbol === null) return;
  const scale = width / symbol.viewBox.baseVal.width;
  for (const shape of symbol.children) {
    const attribute = (name: string): string => shape.getAttribute(name) ?? "";
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    for (const { matrix } of (shape as SVGGraphicsElement).transform.baseVal)
      context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    const path = pathOf(shape);
    const colour = (name: string): string => (attribute(name) === "currentColor" ? current : attribute(name));
    if (attribute("fill") !== "none") {
      context.fillStyle = colours(colour("fill"));
      context.fill(path);
    }
    if (attribute("stroke") !== "") {
      context.strokeStyle = colours(colour("stroke"));
      context.globalAlpha = Number(attribute("stroke-opacity") || 1);
      context.lineWidth = Number(attribute("stroke-width") || 1);
      context.lineCap = (attribute("stroke-linecap") || "butt") as CanvasLineCap;
      context.lineJoin = (attribute("stroke-linejoin") || "miter") as CanvasLineJoin;
      context.stroke(path);
    }
    context.restore();
  }
}

function pathOf(shape: Element): Path2D {
  if (shape.localName === "path") return new Path2D(shape.getAttribute("d") ?? "");
  const [cx = 0, cy = 0, rx = 0, ry = 0] = ["cx", "cy", "rx", "ry"].map((name) => Number(shape.getAttribute(name)));
  const path = new Path2D();
  path.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI);
  return path;
}
