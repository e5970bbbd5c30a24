import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../", import.meta.url);

/** Hits allowed per 1,000 lines of prose. */
const LIMIT = 5;

/** Turns of phrase that a reader of English stumbles over, and what to write instead. */
const PATTERNS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(whoever|whomever|(to|by|than) whom)\b/i, "name the visitor, player or caller"],
  [
    /\b(of|to|for|by|from|than|with) who (has|is|was|does|did|had|can|may|asks|plays|comes|sends|knows)\b/i,
    "put a noun in front of the clause",
  ],
  [/(^|[.;:(]\s*)who (has|is|was|asks|plays|comes|sends|knows|opens)\b/i, "put a noun in front of the clause"],
  [/\b(is|are|was|were|be|been) told\b(?! (to|that) )/i, "returned, shown, distinguished"],
  [/\b(tells? of|told (apart|of|by|with|along))\b/i, "returned with, distinguished by"],
  [/\b(nobody|everybody|somebody|anybody)\b/i, "a visitor, no visitor, all visitors; a caller"],
  [
    /(^|[.;:(]\s*|\*\s+|\/\/\s+)what (is|are|was|has|had|they|it|he) (\w+ ){0,4}(is|are|has|stands|goes|comes)\b/i,
    "subject, verb, object",
  ],
  [/\b(nothing (of|but) what|that is none|what of (it|them|him)|as it stands)\b/i, "say it directly"],
  [
    /\b(for want of|amiss|dear(er|ly)?(?! reader)|thereof|therein|hitherto|unto|beside (it|him|them)|lest|whence)\b/i,
    "when offline, wrong, expensive, next to",
  ],
  [/\b(may be had|is to be had|can be had|awake|heeds?)\b/i, "available, hydrated, follows"],
  [/\bstands? (in(?! for\b)|there|beside|open|fast|still|at|on|under|with|before|behind) /i, "is"],
  [/\b(is left alone|leave (it|him|them) alone)/i, "is unchanged"],
  [
    /\b(visitor|member|maker|browser|viewer|friend|operator|caller|reader|newcomer)\b[^.]{0,60}\b(he|him|his)\b/i,
    "they; only an NHL player is he",
  ],
  [
    /\b(row|object|line|slice)s? an? (visitor|day|guess|game|call|minute|night|isolate|club|player|week|visit|page|round|key|result|season)\b/i,
    "per",
  ],
];

/** The beginning of a line of a comment or docstring, in any of the languages here. */
const COMMENT = /^\s*(\/\/|\*|\/\*|--|#|<!--|\{\/\*)/;

/** Returns the lines of comments of a source file, or of the text of a Markdown file. */
function proseOf(file: string): { line: number; text: string }[] {
  const isMarkdown = file.endsWith(".md");
  return readFileSync(new URL(file, ROOT), "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => (isMarkdown ? text.trim() !== "" && !text.startsWith("```") : COMMENT.test(text)));
}

/** Folders that are installed, built or cached. */
const EXCLUDED = /(^|\/)(node_modules|dist|\.git|\.cache|\.wrangler)$/;

const sources = globSync("**/*.{ts,tsx,js,css,sql,md,toml}", { cwd: ROOT, exclude: (path) => EXCLUDED.test(path) })
  // Articles are texts for players; facts are data.
  .filter((file) => !/^(client\/articles\/[^/]+|seed\/facts)\/.*\.md$/.test(file) && !file.endsWith("prose.test.ts"))
  .toSorted();

test(`comments and docs have at most ${LIMIT} odd turns of phrase per 1,000 lines`, () => {
  const prose = sources.flatMap((file) => proseOf(file).map((line) => ({ file, ...line })));
  const hits = prose.flatMap(({ file, line, text }) =>
    PATTERNS.filter(([pattern]) => pattern.test(text)).map(
      ([, instead]) => `${file}:${line}: ${text.trim()}\n    instead: ${instead}`,
    ),
  );
  expect(prose.length).toBeGreaterThan(3_000);
  const allowed = Math.floor((prose.length * LIMIT) / 1_000);
  expect(hits.length > allowed ? hits : [], `${hits.length} hits, ${allowed} allowed`).toEqual([]);
});

test.each([
  ["// Whoever comes first deals the day."],
  ["// Nobody is asked twice."],
  ["/** The round as it stands. */"],
  ["// One row a guess."],
])("a pattern matches %s", (line) => {
  expect(COMMENT.test(line) && PATTERNS.some(([pattern]) => pattern.test(line))).toBe(true);
});
