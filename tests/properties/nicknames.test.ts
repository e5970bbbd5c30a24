import fc from "fast-check";
import { expect, test } from "vitest";
import { checkNickname } from "../../worker/nicknames/check.ts";
import { LOOK_ALIKE_LETTERS } from "../../worker/nicknames/look-alikes.ts";
import { runs } from "./runs.ts";

const alike = Map.groupBy(LOOK_ALIKE_LETTERS, ([, letter]) => letter);

/** Generates a word with any of its letters replaced by look-alikes. */
const disguised = (word: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...Array.from(word, (letter) =>
        fc.constantFrom(letter, letter.toUpperCase(), ...(alike.get(letter) ?? []).map(([sign]) => sign)),
      ),
    )
    .map((letters) => letters.join(""));

test("any input is rejected, or accepted as it is shown", () => {
  const sign = fc.oneof(
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    fc.constantFrom("Le", "Gros", "88", " ", "*", "é", "e\u0301", "\u200d", "-", "🏒", "ﬁ", "\u3164", "\ud800"),
  );
  const typed = fc.array(sign, { maxLength: 16 }).map((signs) => signs.join(""));
  fc.assert(
    fc.property(typed, (raw) => {
      const checked = checkNickname(raw);
      if (typeof checked === "string") return;
      const { shown, key } = checked;
      expect(checkNickname(shown)).toEqual(checked);
      expect([key === "", shown === shown.trim(), /\p{C}|\s\s/u.test(shown)]).toEqual([false, true, false]);
    }),
    runs(2_300),
  );
});

test("no disguise of a name makes another one", () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom("ginette", "habsking", "oreo", "quebec")
        .chain((word) => fc.tuple(fc.constant(word), disguised(word))),
      ([word, other]) => {
        const [plain, hidden] = [checkNickname(word), checkNickname(other)];
        expect(typeof hidden === "string" ? hidden : hidden.key).toEqual(typeof plain === "string" ? plain : plain.key);
      },
    ),
    runs(500),
  );
});

test("no disguise hides a rejected name", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("fuck", "nigger", "merde", "tabarnak", "admin", "dekesupport").chain(disguised),
      (hidden) => {
        expect(checkNickname(hidden)).toMatch(/^nickname-/);
      },
    ),
    runs(1_000),
  );
});
