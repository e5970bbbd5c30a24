import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { leaveOut } from "../../client/react/leave-out.ts";
import { FUNCTIONS } from "../../client/react/left-out.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const client = readFileSync(at("node_modules/react-dom/cjs/react-dom-client.production.js"), "utf8");

/** What a linter finds used in a file that nobody has declared. */
function undeclaredIn(code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "deke-"));
  const [rules, file] = [join(folder, "rules.json"), join(folder, "file.js")];
  writeFileSync(rules, JSON.stringify({ env: { browser: true, node: true }, rules: { "no-undef": "warn" } }));
  writeFileSync(file, code);
  const found = execFileSync(at("node_modules/.bin/oxlint"), ["-A", "all", "-W", "no-undef", "-c", rules, file]);
  rmSync(folder, { recursive: true });
  return [...found.toString().matchAll(/'([^']+)' is not defined/g)].map(([, name = ""]) => name);
}

describe("of React", () => {
  const without = leaveOut(client);

  test("what is left has every variable declared that it uses", () => {
    expect(undeclaredIn("nobody();")).toEqual(["nobody"]);
    expect(undeclaredIn(without)).toEqual(undeclaredIn(client));
  });

  test("what is not there to be left out stops the build", () =>
    expect(() => leaveOut(client.replaceAll("preinitStyle", "prepareStyle"))).toThrow(/no preinitStyle any more/));

  test("what is left out is empty, and can still be called", () => {
    const small = without.replace(/\s+/g, " ");
    expect(FUNCTIONS.filter((name) => !small.includes(`function ${name}(`))).toEqual([]);
    const full = [...small.matchAll(/function ([\w$]+)\([^)]*\) \{(?!\})/g)].map(([, name = ""]) => name);
    expect(full.length).toBeGreaterThan(500);
    expect(FUNCTIONS.filter((name) => full.includes(name))).toEqual([]);
  });

  /** Elements and properties that are left out without an export of their own. */
  const UNHEARD =
    /<(?:html|head|body|title|meta|link|style|script|[a-z]+-[a-z]+)[\s>/]|<Fragment[^>]* ref=|\bon(?:Select|BeforeInput)(?:Capture)?=|\b(?:a|formA)ction=\{|\.Consumer\b/;

  test("nothing is used that types alone let through", () => {
    const folder = at("client");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
    expect(files.length).toBeGreaterThan(200);
    expect("<input onSelect={hear} />").toMatch(UNHEARD);
    // A part of a page's own that is no form.
    const own = /\baction=\{ids\.length/;
    expect(
      files.filter((file) => {
        const code = readFileSync(join(folder, file), "utf8").replace(own, "");
        return UNHEARD.test(code);
      }),
    ).toEqual([]);
  });

  test("a case stays that shares its statements with one that stays", () => {
    const probe = `function probe(fiber) {
      switch (fiber.tag) {
        case 5: a();
        case 26: b(); break;
        case 30: c(); break;
        case 27: case 3: d(); break;
        case 31: var later = 1; e(); break;
        case 6: later = 2;
      }
      return 30 === fiber.tag ? f() : later;
    }`;
    expect(
      leaveOut(client + probe)
        .slice(without.length)
        .replace(/\s+/g, " "),
    ).toBe(
      "function probe(fiber) {var later; switch (fiber.tag) { case 5: a(); case 26: b(); break; case 3: d(); break; " +
        "case 6: later = 2; } return false ? f() : later; }",
    );
  });
});
