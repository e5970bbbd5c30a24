import { describe, expect } from "vitest";
import type { RequestOptions } from "./server.ts";
import { refusal, serverAt, test, TODAY } from "./shared.ts";

const ROUNDS = "/api/rounds/classic";
const server = serverAt();

const json = (body: string, type = "application/json") => ({ method: "POST", headers: { "Content-Type": type }, body });

describe("a request is refused", () => {
  const asked = JSON.stringify({ kind: "day", day: TODAY });
  test.each<[string, string, RequestOptions, number, string]>([
    ["to a path there is not", "/api/nothing", {}, 404, "unknown-path"],
    ["that gets what is posted", ROUNDS, {}, 404, "unknown-path"],
    ["that posts to a page", "/", json("{}"), 404, "unknown-path"],
    ["for a game there is not", "/api/rounds/chess", json(asked), 404, "unknown-game"],
    ["for a game named like a property", "/api/rounds/constructor", json(asked), 404, "unknown-game"],
    ["for a day of a game there is not", "/api/days/2026-11-20/chess", {}, 404, "unknown-game"],
    ["for a day of a property", "/api/days/2026-11-20/toString", {}, 404, "unknown-game"],
    ["for a day in another form", "/api/days/2026-11-1/classic", {}, 404, "unknown-day"],
    ["for a league there is not", "/api/leagues/000000000000/columns", {}, 404, "unknown-league"],
    ["that is no JSON", ROUNDS, json("{"), 400, "malformed-json"],
    ["that says JSON and is empty", ROUNDS, json(""), 400, "malformed-json"],
    ["without a body", ROUNDS, { method: "POST" }, 400, "invalid-request"],
    ["with JSON that says to be text", ROUNDS, json(asked, "text/plain"), 400, "invalid-request"],
    ["with a form", ROUNDS, json("kind=day", "application/x-www-form-urlencoded"), 400, "invalid-request"],
    ["with a list", ROUNDS, json("[]"), 400, "invalid-request"],
    ["with a kind there is not", ROUNDS, json('{"kind":"yesterday"}'), 400, "invalid-request"],
    ["for practice without a filter", ROUNDS, json('{"kind":"practice"}'), 400, "invalid-request"],
    [
      "for practice with a team in full",
      ROUNDS,
      json('{"kind":"practice","filter":{"players":"team","team":"Montréal"}}'),
      400,
      "invalid-request",
    ],
    ["for a challenge without a code", ROUNDS, json('{"kind":"challenge"}'), 400, "invalid-request"],
    ["for a guess without a round", `${ROUNDS}/guess`, json('{"guess":1}'), 400, "invalid-request"],
    [
      "for a guess in a mode that is none",
      `${ROUNDS}/guess`,
      json('{"round":"","guess":1,"hard":"very"}'),
      400,
      "invalid-request",
    ],
    ["for a hint at nothing", `${ROUNDS}/hint`, json("{}"), 400, "invalid-request"],
    ["for a hint with a round of nobody's making", `${ROUNDS}/hint`, json('{"round":"x"}'), 400, "invalid-token"],
    [
      "with a body too large",
      ROUNDS,
      json(JSON.stringify({ kind: "day", day: "x".repeat(16 * 1024) })),
      413,
      "body-too-large",
    ],
  ])("%s", async (_what, path, init, status, error) => {
    const answer = await server.send(path, init);
    expect(answer).toMatchObject(refusal(status, error));
    expect(answer.headers.get("Content-Type")).toContain("application/json");
  });

  test("with a body too large that does not say how large it is", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (let sent = 0; sent < 20; sent++) stream.enqueue(new TextEncoder().encode(" ".repeat(1024)));
        stream.close();
      },
    });
    const init = { ...json(""), body, duplex: "half" } as RequestInit;
    const answer = await fetch(new URL(ROUNDS, server.url), init);
    expect([answer.status, await answer.json()]).toEqual([413, { error: "body-too-large" }]);
  });
});
