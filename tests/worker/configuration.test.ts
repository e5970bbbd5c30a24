import { expect } from "vitest";
import { serverAt, test } from "./shared.ts";
import { pageDataIn } from "./page-data.ts";

const PATHS = ["/", "/nhl/daily-guessing-game", "/nothing"];

const server = serverAt();

test.each([
  ["nothing", {}],
  [
    "what cannot be, and no pictures",
    { MEASUREMENT_ID: 'G-1"><script>', COFFEE_URL: "javascript:alert(1)", LEAGUE_PICTURES: "off" },
  ],
])("with %s configured, pages contain none of it, and players have no pictures", async (_what, vars) => {
  await server.configure(vars);
  for (const path of PATHS) {
    const { headers, text } = await server.get(path);
    expect(pageDataIn(text)).toMatchObject({ measurement: null, coffee: null, pictures: false });
    expect(headers.get("Content-Security-Policy")).not.toContain("http");
  }
  // The league is out of reach here: requesting it would log a line.
  expect((await server.get("/img/players/8478402")).status).toBe(204);
  expect(server.takeLog().filter((line) => line.includes("nhle"))).toEqual([]);
});

test.each(PATHS)("with everything configured, %s says so, and may speak to Google", async (path) => {
  const coffee = "https://coffee.example/deke";
  await server.configure({ MEASUREMENT_ID: "G-DEKE123", COFFEE_URL: coffee, LEAGUE_PICTURES: "on" });
  const { headers, text } = await server.get(path);
  expect(pageDataIn(text)).toMatchObject({ measurement: "G-DEKE123", coffee, pictures: true });
  const policy = headers.get("Content-Security-Policy");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+ https:\/\/www\.googletagmanager\.com;/);
  for (const rule of ["default-src 'self'", "img-src 'self' data:", "object-src 'none'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain("unsafe");
});
