import type { PropsWithChildren } from "react";
import { classNames } from "../../ui/class-names.ts";
import { RinkLight } from "./rink-light.tsx";
import styles from "./rink.module.css";
import { HeroSweater } from "./sweater.tsx";

/**
 * Centre ice at night: stands, boards, markings, and a sweater without a name. The goal light is a picture of its own
 * between background and foreground, so that its animation repaints neither.
 */
export function Rink() {
  return (
    <>
      <Layer>
        <RinkLight />
        <path d="M0 0h900v360H0z" fill="url(#rink-night)" />
        <Crowd />
        <Boards />
        <Ice />
      </Layer>
      <Layer isBreathing>
        <GoalLamp />
      </Layer>
      <Layer>
        <Beams />
        <ellipse cx="450" cy="648" rx="350" ry="104" fill="url(#rink-pool)" />
        <ellipse cx="450" cy="652" rx="180" ry="20" fill="var(--scene-shadow)" />
      </Layer>
      <svg className={`absolute ${styles.sweater}`} viewBox="-40 14 500 420">
        <HeroSweater />
      </svg>
    </>
  );
}

const Layer = ({ isBreathing = false, children }: PropsWithChildren<{ isBreathing?: boolean }>) => (
  <svg
    className={classNames("w-full absolute", styles.rink, isBreathing && styles.lamp)}
    viewBox="0 0 900 760"
    preserveAspectRatio="xMidYMid slice"
  >
    {children}
  </svg>
);

/** Distances of a beam's sheets from its middle: together they make a soft edge. */
const SHEETS = [-17, -11, -6.5, -2, 2, 6.5, 11, 17];

const BEAMS = [
  { width: 72, spread: 240, depth: 680, belly: 70, opacity: 0.105 },
  { width: 36, spread: 150, depth: 690, belly: 40, opacity: 0.084 },
];

/** Two beams from the roof, made of sheets: a filter would be computed with every paint. */
const Beams = () => (
  <g fill="url(#rink-cone)">
    {BEAMS.map(({ width, spread, depth, belly, opacity }) =>
      SHEETS.map((beyond) => {
        const top = width + 2 * beyond;
        const foot = top + 2 * spread;
        const rounded = `c${-foot * 0.27} ${belly}-${foot * 0.73} ${belly}-${foot} 0Z`;
        return <path key={beyond} d={`M${450 - top / 2}-40h${top}l${spread} ${depth}${rounded}`} opacity={opacity} />;
      }),
    )}
  </g>
);

/** Glass, boards, and the yellow strip along the ice. */
function Boards() {
  return (
    <g>
      <path d="M0 262C260 240 640 240 900 262v60C640 300 260 300 0 322Z" fill="var(--scene-light)" opacity=".06" />
      <path
        d="M60 257v61M160 250v61M260 245.5v61M355 243v61M450 242v61M545 243v61M640 245.5v61M740 250v61M840 257v61"
        stroke="var(--scene-light)"
        strokeOpacity=".22"
        strokeWidth="2"
      />
      <path d="M0 318C260 297 640 297 900 318v40C640 339 260 339 0 358Z" fill="var(--scene-board)" opacity=".9" />
      <path d="M0 316C260 295 640 295 900 316v5C640 300 260 300 0 321Z" fill="var(--scene-line)" />
      <path d="M0 350C260 331 640 331 900 350v8C640 339 260 339 0 358Z" fill="#f2c230" />
    </g>
  );
}

/** The ice with a blue line, and the face-off circle on the dashed red centre line. */
function Ice() {
  return (
    <g>
      <path d="M0 358C260 339 640 339 900 358v402H0Z" fill="url(#rink-ice)" />
      <path d="M0 402C260 388 640 388 900 402v13C640 400 260 400 0 415Z" fill="var(--scene-line)" opacity=".75" />
      <ellipse
        cx="450"
        cy="640"
        rx="330"
        ry="98"
        fill="none"
        stroke="var(--scene-line)"
        strokeWidth="7"
        opacity=".85"
      />
      <path d="M0 630h900v20H0z" fill="var(--scene-red)" opacity=".9" />
      <path
        d="M0 640h900"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="7"
        strokeDasharray="22 34"
        strokeDashoffset="12"
      />
      <ellipse cx="450" cy="640" rx="20" ry="7.5" fill="var(--scene-line)" />
    </g>
  );
}

/** The pulsing goal light on the glass, and its reflection on the ice. */
function GoalLamp() {
  return (
    <g>
      <ellipse cx="706" cy="232" rx="150" ry="130" fill="url(#rink-lamp)" opacity=".75" />
      <path d="M696 246v-12a10 10 0 0 1 20 0v12z" fill="var(--scene-red)" />
      <path d="M692 246h28v6h-28z" fill="#20304c" />
      <ellipse cx="700" cy="470" rx="34" ry="120" fill="url(#rink-lamp)" opacity=".28" />
    </g>
  );
}

const ROWS = 9;

/** Gaps between spectators. A dash of length 0 with a round cap is a head. */
const SEATS = "0 15 0 22 0 17 0 13 0 25 0 18 0 20 0 12 0 24";

/** The stands: curved rows, fainter and smaller towards the roof. */
function Crowd() {
  return (
    <g fill="none" stroke="var(--scene-light)" strokeLinecap="round" strokeDasharray={SEATS}>
      {Array.from({ length: ROWS }, (_, row) => {
        const edge = 46 + 22 * row;
        return (
          <path
            key={row}
            d={`M-10 ${edge}Q450 ${edge + 62 - 3 * row} 910 ${edge}`}
            strokeWidth={2 + 0.28 * row}
            strokeDashoffset={47 * row}
            opacity={0.16 + 0.035 * row}
          />
        );
      })}
    </g>
  );
}
