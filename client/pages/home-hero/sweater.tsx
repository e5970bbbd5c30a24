import styles from "./sweater.module.css";

const SLEEVES =
  "M98 52C66 66 50 92 42 130L-6 330c16 16 50 25 74 20L110 205C109 150 102 100 98 52Z" +
  "M322 52c32 14 48 40 56 78l48 200c-16 16-50 25-74 20L310 205c1-55 8-105 12-153Z";
const BODY = "M165 24c20 12 70 12 90 0l67 28c0 48-10 78-14 113l8 247c-56 16-156 16-212 0l8-247C108 130 98 100 98 52Z";

/** A sweater from behind, 420 × 420: five dashes for the name and a question mark for the number. */
export function HeroSweater() {
  return (
    <g className={styles.sweater}>
      <defs>
        <clipPath id="sweater-cut">
          <path d={SLEEVES} />
          <path d={BODY} />
        </clipPath>
        <radialGradient id="sweater-light" cx=".5" cy=".1" r=".95">
          <stop stopColor="#fff" stopOpacity=".38" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#04122a" stopOpacity=".55" />
        </radialGradient>
      </defs>
      <path className={styles.cloth} d={SLEEVES} />
      <path className={styles.cloth} d={BODY} />
      <g clipPath="url(#sweater-cut)">
        <Stripes />
        <Folds />
        <path d="M-40 0h500v440H-40z" fill="url(#sweater-light)" />
      </g>
      <path
        className={styles.trim}
        d="M142 147h22v5h-22zM171 147h22v5h-22zM200 147h22v5h-22zM229 147h22v5h-22zM258 147h22v5h-22z"
      />
      <text className={styles.number} x="210" y="326">
        ?
      </text>
    </g>
  );
}

/** Yoke, hem and cuffs in two colours. */
function Stripes() {
  return (
    <g>
      <path className={styles.trim} d="M60 20h300v44C330 104 262 118 210 118S90 104 60 64Z" />
      <path
        className={styles.red}
        d="M40 58C92 112 150 124 210 124s118-12 170-66v10c-52 54-110 66-170 66S92 122 40 68Z"
      />
      <path className={styles.red} d="M84 342c70 20 182 20 252 0v24c-70 20-182 20-252 0Z" />
      <path className={styles.trim} d="M84 376c70 20 182 20 252 0v16c-70 20-182 20-252 0Z" />
      <path className={styles.red} d="M-20 246c40 22 80 32 130 32l-4 26c-50 0-90-10-132-32Z" />
      <path className={styles.trim} d="M-30 290c42 22 80 32 130 32l-2 15c-50 0-90-10-134-32Z" />
      <path className={styles.red} d="M440 246c-40 22-80 32-130 32l4 26c50 0 90-10 132-32Z" />
      <path className={styles.trim} d="M450 290c-42 22-80 32-130 32l2 15c50 0 90-10 134-32Z" />
    </g>
  );
}

/** Shadows, seams and folds. */
function Folds() {
  return (
    <g className={styles.folds}>
      <path d="M165 24c20 12 70 12 90 0l6 3c-22 20-80 20-102 0Z" fill="#000" opacity=".28" stroke="none" />
      <path
        d="M98 52c6 50 11 100 12 153L60 352l-22-3C70 290 92 220 98 140ZM322 52c-6 50-11 100-12 153l50 147 22-3c-32-59-54-129-60-209Z"
        fill="#04122a"
        opacity=".16"
        stroke="none"
      />
      <path
        d="M98 52c6 50 11 100 12 153l-42 145M322 52c-6 50-11 100-12 153l42 145"
        strokeOpacity=".5"
        strokeWidth="2.5"
      />
      <path d="M110 205l-6 207M310 205l6 207" strokeOpacity=".35" strokeWidth="5" />
      <path
        d="M134 250c10 44 8 90 2 162M288 250c-8 50-8 100-2 162M184 352c4 22 4 40 0 60M240 354c-2 20-2 40 2 58M30 190c6 40 8 70 2 120M392 190c-6 40-8 70-2 120"
        strokeOpacity=".1"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </g>
  );
}
