import { useId } from "react";
import type { SweaterColors } from "./shades.ts";

const SLEEVES =
  "M98 52C66 66 50 92 42 130L-6 330c16 16 50 25 74 20L110 205C109 150 102 100 98 52ZM322 52c32 14 48 40 56 78l48 200c-16 16-50 25-74 20L310 205c1-55 8-105 12-153Z";
const BODY = "M165 24c20 12 70 12 90 0l67 28c0 48-10 78-14 113l8 247c-56 16-156 16-212 0l8-247C108 130 98 100 98 52Z";

/** The back of a blank sweater with folds and light, in a box of 420 × 420. */
export function SweaterPicture({
  dye: { base, trim, stripe },
}: {
  dye: Pick<SweaterColors, "base" | "trim" | "stripe">;
}) {
  const id = useId();
  const [cut, light] = [`cut${id}`, `light${id}`];
  return (
    <>
      <clipPath id={cut}>
        <path d={SLEEVES} />
        <path d={BODY} />
      </clipPath>
      <radialGradient id={light} cx=".5" cy=".1" r=".95">
        <stop offset="0" stopColor="#fff" stopOpacity=".34" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#04122a" stopOpacity=".55" />
      </radialGradient>
      <path fill={base} d={SLEEVES + BODY} />
      <g clipPath={`url(#${cut})`}>
        <path fill={trim} d="M60 20h300v44C330 104 262 118 210 118S90 104 60 64Z" />
        <path fill={stripe} d="M40 58C92 112 150 124 210 124s118-12 170-66v8c-52 54-110 66-170 66S92 120 40 66Z" />
        <path fill={trim} d="M84 342c70 20 182 20 252 0v24c-70 20-182 20-252 0Z" />
        <path fill={stripe} d="M84 374c70 20 182 20 252 0v14c-70 20-182 20-252 0Z" />
        <path
          fill={trim}
          d="M-20 246c40 22 80 32 130 32l-4 26c-50 0-90-10-132-32ZM440 246c-40 22-80 32-130 32l4 26c50 0 90-10 132-32Z"
        />
        <path
          fill={stripe}
          d="M-30 286c42 22 80 32 130 32l-2 13c-50 0-90-10-134-32ZM450 286c-42 22-80 32-130 32l2 13c50 0 90-10 134-32Z"
        />
        <path fillOpacity=".28" d="M165 24c20 12 70 12 90 0l6 3c-22 20-80 20-102 0Z" />
        <g fill="#04122a" fillOpacity=".16">
          <path d="M98 52c6 50 11 100 12 153L60 352l-22-3C70 290 92 220 98 140ZM322 52c-6 50-11 100-12 153l50 147 22-3c-32-59-54-129-60-209Z" />
        </g>
        <g fill="none" stroke="#04122a">
          <path
            strokeOpacity=".5"
            strokeWidth="2.5"
            d="M98 52c6 50 11 100 12 153l-42 145M322 52c-6 50-11 100-12 153l42 145"
          />
          <path strokeOpacity=".35" strokeWidth="5" d="M110 205l-6 207M310 205l6 207" />
          <path
            strokeOpacity=".12"
            strokeWidth="10"
            strokeLinecap="round"
            d="M134 250c10 44 8 90 2 162M288 250c-8 50-8 100-2 162M184 352c4 22 4 40 0 60M240 354c-2 20-2 40 2 58M30 190c6 40 8 70 2 120M392 190c-6 40-8 70-2 120"
          />
        </g>
        <path fill={`url(#${light})`} d="M-40 0h500v440H-40z" />
      </g>
    </>
  );
}
