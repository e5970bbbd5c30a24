import { t } from "i18next";
import { Suspense } from "react";
import type { SweaterRevealed } from "#rules/face/sweater";
import { classNames } from "../class-names.ts";
import { onDemand } from "../on-demand.ts";
import { sweaterColorsOf, type SweaterColors } from "./shades.ts";
import styles from "./card.module.css";
import { SweaterPicture } from "./sweater.tsx";

/** What later stages reveal, loaded with the first of them. */
const LaterFacts = onDemand(async () => (await import("./later-facts.tsx")).LaterFacts);

/**
 * A dressing room stall with the facts revealed so far: sweater, tape and stick. Decorative: the texts next to it say
 * the same.
 *
 * @param last the name, once it may be read on the sweater
 * @param label description, if no text next to it says it
 * @param isSquare crops to the sweater without the stick, in the shape of a portrait
 */
export function SweaterCard({
  digits,
  told,
  last,
  label,
  isSquare = false,
}: Pick<SweaterRevealed, "digits" | "told"> & {
  last?: string | undefined;
  label?: string | undefined;
  isSquare?: boolean;
}) {
  const { born, body, club, digit, initials } = told;
  const name = last?.toUpperCase() ?? initials?.initials;
  const dye = sweaterColorsOf(club?.colours);
  const number = initials === undefined ? (digit ?? "").padEnd(digits ?? 0, "?") : (initials.number ?? "");
  return (
    <svg
      className={classNames("block w-full", styles.stall, isSquare && styles.square)}
      viewBox={isSquare ? "-20 0 460 460" : "-100 -50 620 520"}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path className={styles.rod} d="M-100-34h620v12h-620z" />
      <path className={styles.hook} d="M210-26v26c0 14 18 12 18 24" />
      {born !== undefined && born.decade !== null && <Plate>{t("face.sweaters.plate", { decade: born.decade })}</Plate>}
      {!isSquare && (born?.hand === "L" || born?.hand === "R") && <Stick hand={born.hand} />}
      <SweaterPicture dye={dye} />
      {name === undefined && (
        <path
          fill={dye.ink}
          d="M142 147h22v6h-22zM171 147h22v6h-22zM200 147h22v6h-22zM229 147h22v6h-22zM258 147h22v6h-22z"
        />
      )}
      {[...number].map((figure, place) => (
        <Slot key={place} dye={dye} isLit={club !== undefined} x={slotAt(place, number.length)} figure={figure} />
      ))}
      {(body !== undefined || club !== undefined || name !== undefined) && (
        <Suspense>
          <LaterFacts dye={dye} body={body} name={name} conference={isSquare ? undefined : club?.conference} />
        </Suspense>
      )}
    </svg>
  );
}

/** Centre of a digit of the number. */
const slotAt = (place: number, count: number): number => (count === 1 ? 209 : 164 + place * 90);

/** A digit, or a placeholder for it. */
function Slot({ dye, isLit, x, figure }: { dye: SweaterColors; isLit: boolean; x: number; figure: string }) {
  if (figure !== "?")
    return (
      <text className={styles.figure} fill={dye.ink} stroke={dye.edge} x={x} y="322">
        {figure}
      </text>
    );
  return (
    <>
      <rect className={isLit ? styles.litSlot : styles.slot} x={x - 38} y="186" width="76" height="138" rx="10" />
      <text className={styles.question} x={x} y="285">
        ?
      </text>
    </>
  );
}

/** The plate over the hook, as wide as its text. */
function Plate({ children }: { children: string }) {
  const width = Math.max(228, children.length * 12.2 + 20);
  return (
    <>
      <rect className={styles.plate} x={210 - width / 2} y="-50" width={width} height="42" />
      <text className={styles.plateText} x="210" y="-20">
        {children}
      </text>
    </>
  );
}

const Stick = ({ hand }: { hand: "L" | "R" }) => (
  <g transform={hand === "R" ? "translate(888 0) scale(-1 1)" : undefined}>
    <path className={styles.stick} d="M484-14 456 410c-2 26-12 34-34 36l-40 3" />
    <path className={styles.stickTape} d="M420 446l-36 3M485-14l-3 46" />
  </g>
);
