import { t } from "i18next";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Crest, type CrestShape } from "../ui/crest.tsx";
import { Flag } from "../ui/flag.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { Tile } from "../ui/tile.tsx";
import styles from "./cover.module.css";
import type { CoverData as CoverFacts } from "./head.ts";

const WIDTH = 400;
const GROUND = 203;

/** Columns on a white line: the first red, the second blue. */
function Bars({ of }: { of: readonly string[] }) {
  const values = of.map(Number);
  const step = (WIDTH - 40) / values.length;
  const unit = (GROUND - 20) / Math.max(...values);
  return (
    <svg viewBox={`0 0 ${WIDTH} 220`} preserveAspectRatio="xMidYMid slice">
      {values.map((value, place) => (
        <rect
          key={place}
          className={styles.bar}
          x={20 + (place + 0.18) * step}
          y={GROUND - value * unit}
          width={step * 0.64}
          height={value * unit}
          rx="2"
        />
      ))}
      <path className={styles.ground} d={`M0 ${GROUND + 2}H${WIDTH}`} />
    </svg>
  );
}

/** Three clues as on a board. */
function Tiles() {
  return (
    <span className={`flex gap-2 ${styles.tiles}`}>
      <Tile mark={{ verdict: "match", arrow: "none" }} label={t("clues.conference")}>
        {t("conferences.Eastern")}
      </Tile>
      <Tile mark={{ verdict: "near", arrow: "up" }} label={t("clues.number")}>
        25
      </Tile>
      <Tile mark={{ verdict: "miss", arrow: "down" }} label={t("clues.age")}>
        41
      </Tile>
    </span>
  );
}

const FORMS: Record<CoverFacts["form"], (of: readonly string[]) => ReactNode> = {
  bars: (of) => <Bars of={of} />,
  tiles: () => <Tiles />,
  numbers: (of) => (
    <span className={`flex ink ${styles.numbers}`}>
      {of.map((number) => (
        <b key={number}>{number}</b>
      ))}
    </span>
  ),
  flags: (of) => (
    <span className={`stack ${styles.flags}`}>
      {of.map((country) => (
        <Flag key={country} country={country} />
      ))}
    </span>
  ),
  crests: (of) => (
    <span className={`stack ${styles.crests}`}>
      {of.map((crest) => {
        const [code = "", shape = "past"] = crest.split(":");
        return <Crest key={code} code={code} conference={shape as CrestShape} />;
      })}
    </span>
  ),
  busts: (of) => (
    <span className={`flex justify-center absolute ${styles.busts}`}>
      {of.map((bust) => {
        const [team = "", number = "", last = ""] = bust.split(":");
        return <Portrait key={bust} team={team} number={Number(number)} last={last} />;
      })}
    </span>
  ),
};

/** An article's drawing. It is decorative. */
export function Cover({ form, of, className }: CoverFacts & { className?: string | undefined }) {
  return (
    <span className={classNames("center container relative", styles.cover, className)} aria-hidden="true">
      {FORMS[form](of)}
    </span>
  );
}
