const LIGHT = "var(--scene-light)";
const RED = "var(--scene-red)";

export function RinkLight() {
  return (
    <defs>
      <linearGradient id="rink-night" x2="0" y2="1">
        <stop stopColor="var(--scene-top)" />
        <stop offset="1" stopColor="var(--scene-far)" />
      </linearGradient>
      <linearGradient id="rink-ice" x2="0" y2="1">
        <stop stopColor="var(--scene-far)" />
        <stop offset=".3" stopColor="color-mix(in srgb, var(--scene-far) 55%, var(--scene-near))" />
        <stop offset="1" stopColor="var(--scene-near)" />
      </linearGradient>
      <linearGradient id="rink-cone" x2="0" y2="1">
        <stop stopColor={LIGHT} stopOpacity=".42" />
        <stop offset=".75" stopColor={LIGHT} stopOpacity=".05" />
        <stop offset="1" stopColor={LIGHT} stopOpacity="0" />
      </linearGradient>
      <radialGradient id="rink-pool">
        <stop stopColor={LIGHT} stopOpacity=".5" />
        <stop offset=".55" stopColor={LIGHT} stopOpacity=".16" />
        <stop offset="1" stopColor={LIGHT} stopOpacity="0" />
      </radialGradient>
      <radialGradient id="rink-lamp">
        <stop stopColor={RED} stopOpacity=".9" />
        <stop offset=".25" stopColor={RED} stopOpacity=".4" />
        <stop offset="1" stopColor={RED} stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
