import { hasPictures } from "../../data/configuration.ts";
import { fetchMark } from "../../ui/marks.ts";

/** How many of those like him are seen at once. */
const SHOWN = 3;

/**
 * Makes a page as the server has written it answer: photographs come over the drawings, and the button draws three others
 * of those like him.
 *
 * @returns how to stop it
 */
export function enliven(middle: HTMLElement): () => void {
  if (hasPictures()) coverDrawings(middle);
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

/** Lays the league's pictures over all drawings that are not hidden. */
function coverDrawings(middle: HTMLElement): void {
  for (const framed of middle.querySelectorAll<HTMLElement>("[data-photograph], [data-mark]")) {
    const drawing = framed.querySelector("svg");
    if (drawing === null || framed.closest("[hidden]") !== null) continue;
    const { photograph, mark, shape } = framed.dataset;
    if (photograph) coverWith(drawing, `/img/players/${photograph}?or=nothing`);
    if (mark)
      void fetchMark(mark, shape === "past" ? "past" : "current").then((address) => {
        if (address !== null) coverWith(drawing, address);
      });
  }
}

/** Lays a picture over a drawing that the server has written, as Drawing does over its own (client/ui/drawing.tsx). */
function coverWith(drawing: SVGSVGElement, picture: string): void {
  if (drawing.querySelector("image") !== null) return;
  const image = document.createElementNS("http://www.w3.org/2000/svg", "image");
  image.addEventListener("load", () => drawing.toggleAttribute("data-pictured", true));
  image.setAttribute("href", picture);
  drawing.append(image);
}
