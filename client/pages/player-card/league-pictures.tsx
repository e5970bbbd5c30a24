import { useMemo } from "react";
import { createPortal } from "react-dom";
import { LeaguePicture, useAsksPictures } from "../../ui/drawing.tsx";
import { useMark } from "../../ui/marks.ts";

/** The league's pictures over the drawings in HTML of the Worker (worker/pages/players/drawings.ts). */
export function LeaguePictures({ within }: { within: HTMLElement }) {
  const asks = useAsksPictures();
  const drawings = useMemo(() => [...within.querySelectorAll<HTMLElement>("[data-photograph], [data-mark]")], [within]);
  return asks && drawings.map((drawing, at) => <PictureOf key={at} drawing={drawing} />);
}

function PictureOf({ drawing }: { drawing: HTMLElement }) {
  const { photograph, mark: club, era } = drawing.dataset;
  const mark = useMark(club ?? "", club === undefined ? null : era === "past" ? "past" : "current");
  const picture = photograph === undefined ? mark : `/img/players/${photograph}`;
  const svg = drawing.querySelector("svg");
  return svg !== null && picture !== null && createPortal(<LeaguePicture href={picture} />, svg);
}
