import { describe, expect } from "vitest";
import type { TestResponse } from "./server.ts";
import { expectAllowance, MINUTE, NOON, refusal, serverAt, test } from "./shared.ts";
import { fromAddress } from "./visitor.ts";

const server = serverAt();

const stored = () => server.sql("SELECT name, email, message, sent_at, sender FROM feedback ORDER BY id");

const send = (feedback: unknown, address = "203.0.113.7"): Promise<TestResponse> =>
  fromAddress(server, address).post("/api/feedback", feedback);

describe("one address", () => {
  test("sends five messages in ten minutes, and others go on", async () => {
    await expectAllowance(server, { times: 5, within: 10 * MINUTE, error: "too-much-feedback" }, (by) =>
      by.post("/api/feedback", { message: "Hi" }),
    );
    expect(await stored()).toHaveLength(7);
  });

  test("is not counted for rejected messages", async () => {
    for (let time = 0; time < 6; time++) await send({ message: "" });
    expect((await send({ message: "Hi" })).status).toBe(201);
  });

  test("is not stored, and its hash only while it counts", async () => {
    for (let time = 0; time < 2; time++) await send({ message: "Hi" });
    expect(JSON.stringify(await stored())).not.toContain("203.0.113");
    const [first, second] = await stored();
    expect(first?.["sender"]).toBe(second?.["sender"]);
    await server.setClock(NOON + 11 * MINUTE);
    await send({ message: "Hi" }, "203.0.113.8");
    expect(await stored()).toMatchObject([{ sender: null }, { sender: null }, { sender: expect.any(String) }]);
    await server.runCron("2026-11-22T00:00:00Z");
    expect(await stored()).toMatchObject(Array(3).fill({ sender: null }));
    expect(await server.value("SELECT count(*) FROM keys WHERE purpose = 'address'")).toBe(1);
  });
});

test("a full D1 is reported as a normal error, and games continue", async () => {
  await server.without("feedback", async () => {
    expect(await send({ message: "Hi" })).toMatchObject(refusal(500, "internal"));
    expect((await server.get("/api/today")).status).toBe(200);
  });
});
