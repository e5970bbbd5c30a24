import type { SitemapPageName } from "#rules/site/pages";
import { CARD_COLORS } from "./ink.ts";
import type { Box, SpriteParts } from "./pieces.ts";

/** The drawing next to a page's text. */
export interface CardArt {
  svg: string;
  /** Left edge; text ends before it. */
  left: number;
}

/** Draws a page's art. `isOpen` is false on the picture of a puzzle, which must not name a player or a club. */
type Draw = (pieces: SpriteParts, tiles: readonly string[], isOpen: boolean) => CardArt;

const square = ({ x, y, size }: Box, { fill, stroke }: { fill: string; stroke: string }): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="14" fill="${fill}" stroke="${stroke}" stroke-width="4"/>`;

const frame = ({ x, y, size }: Box, stroke: string, width: number): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="14" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const { redFill, blue, surface3 } = CARD_COLORS;

const closed = { fill: CARD_COLORS.surface2, stroke: CARD_COLORS.lineStrong };

/** The sweater of a secret player. */
const home: Draw = ({ symbol, type }) => {
  const mark = { size: 234, x: 970, baseline: 430, anchor: "middle", fill: "#0d2650" } as const;
  return {
    left: 700,
    svg: [
      '<circle cx="1110" cy="120" r="190" fill="url(#pc-red)"/>',
      '<ellipse cx="970" cy="295" rx="330" ry="290" fill="url(#pc-pool)"/>',
      symbol("sweater", { x: 720, y: 70, width: 500, height: 477 }),
      type.line("?", { ...mark, stroke: CARD_COLORS.redFill, strokeWidth: 15 }),
    ].join(""),
  };
};

const VERDICTS = ["match", "miss", "near", "match", "near", "match", "match", "match", "match"] as const;

const LOOKS = {
  match: { fill: CARD_COLORS.match, stroke: "none", ink: CARD_COLORS.onMatch },
  near: { fill: CARD_COLORS.near, stroke: "none", ink: CARD_COLORS.onNear },
  miss: { fill: CARD_COLORS.miss, stroke: CARD_COLORS.missEdge, ink: CARD_COLORS.onMiss },
} as const;

const CORNERS =
  "M680 130v-40a30 30 0 0 1 30-30h40M1080 60h40a30 30 0 0 1 30 30v40M1150 460v40a30 30 0 0 1-30 30h-40M750 530h-40a30 30 0 0 1-30-30v-40";

/** The art of pages that have their own. */
const OWN_ART: Partial<Record<SitemapPageName, Draw>> = {
  /**
   * Nine clues of a close guess by an invented player. On a puzzle's picture they have no text, so that they cannot be
   * taken for the puzzle's clues.
   */
  classic: ({ symbol, type }, tiles, isOpen) => ({
    left: 630,
    svg: tiles
      .map((text, at) => {
        const [x, y] = [640 + (at % 3) * 176, 96 + Math.floor(at / 3) * 152];
        const verdict = VERDICTS[at] ?? "miss";
        const { fill, stroke, ink } = LOOKS[verdict];
        const sign = isOpen ? { x: x + 124, y: y + 10, size: 30 } : { x: x + 50, y: y + 38, size: 64 };
        return [
          `<rect x="${x}" y="${y}" width="164" height="140" rx="12" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`,
          isOpen ? type.line(text, { size: 60, x: x + 82, baseline: y + 92, fill: ink, anchor: "middle" }) : "",
          symbol(`verdict-${verdict}`, { x: sign.x, y: sign.y, width: sign.size, height: sign.size }, ink),
        ].join("");
      })
      .join(""),
  }),

  roster: ({ bust, symbol, type }, _, isOpen) => {
    const known = [
      { name: "Maltby", number: 18 },
      { name: "Draper", number: 33 },
    ];
    return {
      left: 580,
      svg: [590, 784, 978]
        .map((x, column) => {
          const [above, below] = [150, 356].map((y) => ({ x, y, size: 180 })) as [Box, Box];
          const wearer = isOpen ? known[column] : undefined;
          const secret = {
            cut: "800-italic",
            size: 110,
            x: x + 88,
            baseline: above.y + 125,
            anchor: "middle",
          } as const;
          return [
            wearer === undefined ? square(above, closed) + type.line("?", secret) : bust(above, "DET", wearer),
            square(below, closed),
            symbol("icon-lock", { x: x + 55, y: below.y + 55, width: 70, height: 70 }, CARD_COLORS.text2),
          ].join("");
        })
        .join(""),
    };
  },

  face: ({ symbol }) => ({
    left: 670,
    svg: `${symbol("face", { x: 690, y: 70, width: 450, height: 450 })}<path d="${CORNERS}" fill="none" stroke="${CARD_COLORS.red}" stroke-width="12"/>`,
  }),

  career: ({ crest, hiddenCrest }, _, isOpen) => {
    const first = { x: 660, y: 120, size: 124 };
    const second = { x: 818, y: 266, size: 124 };
    const third = { x: 978, y: 108, size: 124 };
    return {
      left: 630,
      svg: [
        `<path d="M620 300C660 300 650 180 720 180S800 330 880 330 960 170 1040 170 1120 300 1240 300" fill="none" stroke="${CARD_COLORS.blue}" stroke-width="14"/>`,
        ...[first, second, third].map(
          ({ x, y }) => `<circle cx="${x + 62}" cy="${y + 62}" r="62" fill="${CARD_COLORS.surface}"/>`,
        ),
        isOpen
          ? crest(first, "QUE", "past") + crest(second, "COL", "Western")
          : hiddenCrest(first) + hiddenCrest(second),
        hiddenCrest(third),
      ].join(""),
    };
  },

  grid: ({ bust, crest, hiddenCrest, symbol, type }, _, isOpen) => {
    const [columns, rows] = [
      [742, 888, 1034],
      [150, 296, 442],
    ];
    const backs = new Map<number, [club: string, name: string, number: number]>([
      [0, ["EDM", "Messier", 11]],
      [4, ["COL", "Sakic", 19]],
      [5, ["COL", "Roy", 33]],
      [6, ["TOR", "Leetch", 2]],
    ]);
    const squares = rows.flatMap((y, row) =>
      columns.map((x, column) => {
        const box = { x, y, size: 134 };
        const back = backs.get(row * 3 + column);
        if (back === undefined) return square(box, { fill: CARD_COLORS.surface, stroke: CARD_COLORS.lineStrong });
        const [club, name, number] = back;
        return isOpen
          ? bust(box, club, { name, number }) + frame(box, CARD_COLORS.match, 6)
          : square(box, { fill: CARD_COLORS.surface, stroke: CARD_COLORS.match }) +
              symbol("verdict-match", { x: x + 37, y: y + 37, width: 60, height: 60 }, CARD_COLORS.match);
      }),
    );
    const heads = isOpen
      ? [
          crest({ x: 760, y: 36, size: 104 }, "NYR", "Eastern"),
          type.line("500", { cut: "800-italic", size: 72, x: 958, baseline: 118, anchor: "middle" }),
          symbol("icon-trophy", { x: 1062, y: 40, width: 88, height: 88 }),
          crest({ x: 624, y: 168, size: 104 }, "EDM", "Western"),
          crest({ x: 624, y: 314, size: 104 }, "COL", "Western"),
          crest({ x: 624, y: 460, size: 104 }, "TOR", "Eastern"),
        ]
      : [
          ...columns.map((x) => hiddenCrest({ x: x + 15, y: 36, size: 104 })),
          ...rows.map((y) => hiddenCrest({ x: 624, y: y + 15, size: 104 })),
        ];
    return { left: 600, svg: [...heads, ...squares].join("") };
  },

  unlimited: ({ symbol }) => ({
    left: 640,
    svg: symbol("loop", { x: 650, y: 190, width: 506, height: 242 }),
  }),

  generator: ({ bust }) => {
    const middle = { x: 750, y: 130, size: 270 };
    return {
      left: 590,
      svg: [
        bust({ x: 600, y: 190, size: 200 }, "NYR", { name: "Richter", number: 35 }),
        bust({ x: 980, y: 190, size: 200 }, "DET", { name: "Lidstrom", number: 5 }),
        bust(middle, "MIN", { name: "Kaprizov", number: 97 }),
        frame(middle, CARD_COLORS.red, 9),
      ].join(""),
    };
  },

  /** Banners below the roof of a rink, one of a secret player. */
  legends: ({ type }, _, isOpen) => ({
    left: 620,
    svg: [
      `<path d="M630 70h570" stroke="${CARD_COLORS.lineStrong}" stroke-width="22"/>`,
      ...(isOpen ? ["9", "?", "99"] : ["?", "?", "?"]).map((number, at) => {
        const x = 650 + at * 180;
        return [
          `<path d="M${x} 70h150v330l-75 62-75-62z" fill="${CARD_COLORS.surface}" stroke="${at === 1 ? CARD_COLORS.red : CARD_COLORS.lineStrong}" stroke-width="${at === 1 ? 9 : 5}"/>`,
          type.line(number, { cut: "800-italic", size: 124, x: x + 73, baseline: 290, anchor: "middle" }),
        ].join("");
      }),
    ].join(""),
  }),

  /** A face in portrait format. */
  promo: ({ symbol, type }) => ({
    left: 770,
    svg: [
      `<rect x="798" y="52" width="296" height="526" rx="32" fill="${CARD_COLORS.surface}" stroke="${CARD_COLORS.lineStrong}" stroke-width="6"/>`,
      symbol("face", { x: 822, y: 110, width: 248, height: 248 }),
      `<path d="M822 386h248v74H822z" fill="${CARD_COLORS.redFill}"/>`,
      type.line("?", { cut: "800-italic", size: 70, x: 944, baseline: 447, anchor: "middle" }),
      ...[0, 1, 2, 3, 4, 5].map(
        (stage) =>
          `<rect x="${826 + stage * 42}" y="496" width="30" height="12" rx="6" fill="${stage < 2 ? CARD_COLORS.red : CARD_COLORS.surface3}"/>`,
      ),
    ].join(""),
  }),

  /** Columns on a line, as on every article. */
  insights: () => {
    const heights = [330, 262, 150, 108, 176, 88, 66];
    return {
      left: 640,
      svg: [
        ...heights.map(
          (height, at) =>
            `<rect x="${668 + at * 70}" y="${500 - height}" width="50" height="${height}" rx="8" fill="${[CARD_COLORS.redFill, CARD_COLORS.blue][at] ?? CARD_COLORS.surface3}"/>`,
        ),
        `<path d="M648 500h512" stroke="${CARD_COLORS.lineStrong}" stroke-width="5"/>`,
      ].join(""),
    };
  },

  /** Players with their numbers of guesses. */
  leaderboard: ({ type }) => ({
    left: 650,
    svg: [3, 4, 6]
      .map((guesses, at) => {
        const y = 130 + at * 136;
        return [
          `<rect x="660" y="${y}" width="500" height="112" rx="14" fill="${CARD_COLORS.surface}" stroke="${at === 0 ? CARD_COLORS.blue : CARD_COLORS.line}" stroke-width="4"/>`,
          type.line(String(at + 1), { cut: "800-italic", size: 84, x: 716, baseline: y + 86, anchor: "middle" }),
          ...Array.from({ length: 7 }, (_, puck) => {
            const isUsed = puck < guesses;
            return `<ellipse cx="${800 + puck * 52}" cy="${y + 56}" rx="19" ry="13" fill="${isUsed ? CARD_COLORS.text : "none"}" stroke="${isUsed ? CARD_COLORS.text : CARD_COLORS.lineStrong}" stroke-width="4"/>`;
          }),
        ].join("");
      })
      .join(""),
  }),

  /** Three friends: one with visible squares, two frosted. */
  friends: ({ symbol }) => ({
    left: 650,
    svg: [0, 1, 2]
      .map((row) => {
        const y = 130 + row * 136;
        const cells = [0, 1, 2, 3, 4].map((cell) => {
          const x = 682 + cell * 92;
          const isOpen = row === 0;
          const frame = `<rect x="${x}" y="${y + 18}" width="76" height="76" rx="10" fill="${isOpen ? CARD_COLORS.match : CARD_COLORS.surface}" stroke="${isOpen ? CARD_COLORS.match : CARD_COLORS.lineStrong}" stroke-width="3"/>`;
          return frame + (isOpen ? "" : symbol("icon-snow", { x: x + 18, y: y + 36, width: 40, height: 40 }));
        });
        return `<rect x="660" y="${y}" width="500" height="112" rx="14" fill="${CARD_COLORS.surface}" stroke="${row === 0 ? CARD_COLORS.blue : CARD_COLORS.line}" stroke-width="4"/>${cells.join("")}`;
      })
      .join(""),
  }),

  /** A row of sweaters with numbers. */
  players: ({ type }) => ({
    left: 640,
    svg: ["4", "9", "66", "99", "88", "87"]
      .map((number, at) => {
        const [x, y] = [670 + (at % 3) * 168, 84 + Math.floor(at / 3) * 230];
        const fill = [redFill, blue, surface3, surface3, redFill, blue][at];
        return [
          `<path d="M${x + 34} ${y}h84l34 30-18 44-18-10v128H${x + 34}V${y + 64}l-18 10-18-44z" fill="${fill}" stroke="${CARD_COLORS.lineStrong}" stroke-width="4"/>`,
          type.line(number, { cut: "800-italic", size: 92, x: x + 76, baseline: y + 142, anchor: "middle" }),
        ].join("");
      })
      .join(""),
  }),

  privacy: ({ symbol }) => ({
    left: 720,
    svg: `<ellipse cx="950" cy="310" rx="250" ry="230" fill="url(#pc-pool)"/>${symbol("icon-lock", { x: 760, y: 110, width: 380, height: 380 })}`,
  }),
};

/** Returns the art of a page: its own, or the sweater of a secret player. */
export const cardArtOf = (name: SitemapPageName): Draw => OWN_ART[name] ?? home;
