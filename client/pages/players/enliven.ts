import { hasPictures } from "../../data/configuration.ts";

/** How many of those like him are seen at once. */
const SHOWN = 3;

/**
 * Makes a page as the server has written it answer: photographs come over the drawings, and the button draws three others
 * of those like him.
 *
 * @returns how to stop it
 */
export function enliven(middle: HTMLElement): () => void {
  for (const framed of middle.querySelectorAll<HTMLElement>("[data-picture]")) {
    const drawing = framed.querySelector("svg");
    const picture = framed.dataset["picture"] ?? "";
    if (drawing !== null && !picture.endsWith("/") && framed.closest("[hidden]") === null) coverWith(drawing, picture);
  }
  const button = middle.querySelector<HTMLButtonElement>("[data-again]");
  const list = button?.previousElementSibling;
  if (button === null || !(list instanceof HTMLElement)) return () => {};
  const people = [...list.children] as HTMLElement[];
  const again = (): void => {
    drawOthers(people);
    enliven(middle);
  };
  button.hidden = people.length <= SHOWN;
  button.onclick = again;
  return () => {
    button.onclick = null;
  };
}

/** Shows three who have not been seen just now, each as likely as the next. */
function drawOthers(people: readonly HTMLElement[]): void {
  const others = people.filter(({ hidden }) => hidden);
  const drawn = new Set<HTMLElement>();
  while (drawn.size < Math.min(SHOWN, others.length)) {
    const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
    const next = others[bits % others.length];
    if (next !== undefined) drawn.add(next);
  }
  for (const person of people) person.hidden = !drawn.has(person);
}

/**
 * Lays the league's picture over a drawing that the server has written, as Drawing does over its own (client/ui/drawing.tsx).
 *
 * @param picture its address below `/img/`
 */
function coverWith(drawing: SVGSVGElement, picture: string): void {
  if (!hasPictures() || drawing.querySelector("image") !== null) return;
  const image = document.createElementNS("http://www.w3.org/2000/svg", "image");
  image.addEventListener("load", () => drawing.toggleAttribute("data-pictured", true));
  image.setAttribute("href", `/img/${picture}?or=nothing`);
  drawing.append(image);
}
