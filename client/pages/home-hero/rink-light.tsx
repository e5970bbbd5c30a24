import type { ReactNode } from "react";

const LIGHT = "var(--scene-light)";
const RED = "var(--scene-red)";

export function RinkLight() {
  return (
    <defs>
      <Downward id="rink-night">
        <stop stopColor="var(--scene-top)" />
        <stop offset="1" stopColor="var(--scene-far)" />
      </Downward>
      <Downward id="rink-ice">
        <stop stopColor="var(--scene-far)" />
        <stop offset=".3" stopColor="color-mix(in srgb, var(--scene-far) 55%, var(--scene-near))" />
        <stop offset="1" stopColor="var(--scene-near)" />
      </Downward>
      <Downward id="rink-cone">
        <Fading
          colour={LIGHT}
          stops={[
            [0, 0.42],
            [0.75, 0.05],
            [1, 0],
          ]}
        />
      </Downward>
      <radialGradient id="rink-pool">
        <Fading
          colour={LIGHT}
          stops={[
            [0, 0.5],
            [0.55, 0.16],
            [1, 0],
          ]}
        />
      </radialGradient>
      <radialGradient id="rink-lamp">
        <Fading
          colour={RED}
          stops={[
            [0, 0.9],
            [0.25, 0.4],
            [1, 0],
          ]}
        />
      </radialGradient>
    </defs>
  );
}

function Downward({ id, children }: { id: string; children: ReactNode }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      {children}
    </linearGradient>
  );
}

/**
 * Stops of one colour.
 *
 * @param stops position and opacity, both from 0 to 1
 */
function Fading({ colour, stops }: { colour: string; stops: readonly (readonly [number, number])[] }) {
  return stops.map(([offset, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
}
