const ROWS = 9;

/** Gaps between spectators, uneven like any row of seats. A dash of no length with a round cap is a head. */
const SEATS = "0 15 0 22 0 17 0 13 0 25 0 18 0 20 0 12 0 24";

/** The stands: rows bent like the bowl of the rink, fainter and smaller towards the roof. */
export function Crowd() {
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
