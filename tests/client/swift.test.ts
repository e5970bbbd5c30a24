import { createInstance, type ThirdPartyModule } from "i18next";
import { expect, test } from "vitest";
import en from "../../client/i18n/en.json";
import fr from "../../client/i18n/fr.json";
import { OPTIONS } from "../../client/i18n/language.ts";
import { swift } from "../../client/i18n/swift.ts";

const nesting = { nested: "$t(board.label)!" };
const resources = { en: { translation: { ...en, ...nesting } }, fr: { translation: { ...fr, ...nesting } } };

type Say = (key: string, values?: object) => string;

async function sayingIn(language: string, ...modules: ThirdPartyModule[]) {
  const instance = createInstance();
  for (const each of modules) instance.use(each);
  await instance.init({ ...OPTIONS, lng: language, resources });
  return (): Say => instance.getFixedT(language) as unknown as Say;
}

const keysOf = (words: object, path = ""): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [path + key] : keysOf(value as object, `${path}${key}.`),
  );
/** As the site asks: a word of several forms by the stem of them all. */
const KEYS = ["nested", ...new Set(keysOf(fr).map((key) => key.replace(/_(one|many|other)$/, "")))];

test.each(["en", "fr"])("what is looked up at once is what i18next says of itself, in %s", async (language) => {
  const [plain, quick] = [await sayingIn(language), await sayingIn(language, swift)];
  const differing = KEYS.flatMap((key) =>
    [undefined, {}, { count: 0 }, { count: 2 }, { count: 2_000_000, name: "$& <Guy>" }]
      // A second time, when it may be remembered.
      .flatMap((values) => [values, values])
      .filter((values) => quick()(key, values) !== plain()(key, values))
      .map((values) => [key, values]),
  );
  expect(KEYS.length).toBeGreaterThan(500);
  expect(differing).toEqual([]);
  expect(quick()("no.such.word")).toBe("no.such.word");
});

test("one function looks up all of a language, so that what depends on it stays", async () => {
  const quick = await sayingIn("fr", swift);
  expect(quick()).toBe(quick());
});
