import { describe, expect } from "vitest";
import { serverAt, test } from "./shared.ts";
import { pageDataIn } from "./page-data.ts";

const PATHS = ["/", "/nhl/daily-guessing-game", "/nothing"];

const server = serverAt();

async function open(path: string) {
  const { headers, text } = await server.get(path);
  return { policy: headers.get("Content-Security-Policy") ?? "", written: pageDataIn(text) };
}

describe.each([
  ["nothing", {}],
  [
    "what cannot be, and no pictures",
    { MEASUREMENT_ID: 'G-1"><script>', COFFEE_URL: "javascript:alert(1)", LEAGUE_PICTURES: "off" },
  ],
])("with %s configured", (_what, vars) => {
  test.beforeAll(({ server }) => server.configure(vars));

  // The league is out of reach here: requesting it would log a line.
  test("pages contain none of it, and players have no pictures", async () => {
    for (const path of PATHS) {
      const { policy, written } = await open(path);
      expect(written).toMatchObject({ measurement: null, coffee: null, pictures: false });
      expect(policy).not.toContain("http");
    }
    expect((await server.get("/img/players/8478402")).status).toBe(204);
    expect(server.takeLog().filter((line) => line.includes("nhle"))).toEqual([]);
  });
});

describe("with everything configured", () => {
  const vars = { MEASUREMENT_ID: "G-DEKE123", COFFEE_URL: "https://coffee.example/deke", LEAGUE_PICTURES: "on" };
  test.beforeAll(({ server }) => server.configure(vars));

  test.each(PATHS)("%s says so, and may speak to Google", async (path) => {
    const { policy, written } = await open(path);
    expect(written).toMatchObject({
      measurement: "G-DEKE123",
      coffee: "https://coffee.example/deke",
      pictures: true,
    });
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+ https:\/\/www\.googletagmanager\.com;/);
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain("unsafe");
  });
});
