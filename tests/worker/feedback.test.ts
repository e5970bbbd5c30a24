import { describe, expect } from "vitest";
import type { TestResponse } from "./server.ts";
import { expectAllowance, MINUTE, NOON, refusal, serverAt, test } from "./shared.ts";
import { fromAddress } from "./visitor.ts";

const server = serverAt();

const stored = () => server.sql("SELECT name, email, message, sent_at, sender FROM feedback ORDER BY id");

const send = (feedback: unknown, address = "203.0.113.7"): Promise<TestResponse> =>
  fromAddress(server, address).post("/api/feedback", feedback);

const refused = async (feedback: unknown): Promise<unknown[]> => {
  const { status, body } = await send(feedback);
  expect(await stored()).toEqual([]);
  return [status, body];
};

describe("feedback is accepted", () => {
  test("with a name and an email address, blanks around them apart", async () => {
    const { status, body, headers } = await send({
      name: " Ginette ",
      email: " ginette@example.org",
      message: "\n Beau jeu! \n",
      website: "",
    });
    expect([status, body]).toEqual([201, { sent: true }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(await stored()).toEqual([
      {
        name: "Ginette",
        email: "ginette@example.org",
        message: "Beau jeu!",
        sent_at: NOON,
        sender: expect.any(String),
      },
    ]);
  });

  test("with a message alone, any text and any address", async () => {
    for (const email of ["", "a@b.ca", "prénom.nom+deke@sous.domaine.québec", "o'brien@example.co.uk"])
      expect((await send({ name: "", email, message: "🏒 '); DROP TABLE feedback; -- \u0000 \ud800" })).status).toBe(
        201,
      );
    expect(await stored()).toHaveLength(4);
    expect(await stored()).toMatchObject([{ name: null, email: null }, {}, {}, {}]);
  });

  test("up to the last character", async () => {
    const longest = { name: "n".repeat(100), email: `${"e".repeat(242)}@example.org`, message: "é".repeat(4000) };
    expect((await send(longest)).status).toBe(201);
    expect(await stored()).toMatchObject([longest]);
  });
});

test.each<[what: string, feedback: object, error: string]>([
  ["without a message", { name: "Ginette" }, "blank-message"],
  ["of blanks", { message: " \n\t \u200b\u00a0" }, "blank-message"],
  ["that is too long", { message: "m".repeat(4001) }, "message-too-long"],
  ["from a name that is too long", { name: "n".repeat(101), message: "Hi" }, "name-too-long"],
  ["from an address that is too long", { email: `${"e".repeat(243)}@example.org`, message: "Hi" }, "malformed-email"],
  ...[
    "ginette",
    "ginette@",
    "@example.org",
    "ginette@example",
    "a b@example.org",
    "a@b@example.org",
    "a@example..org",
  ].map((email): [string, object, string] => [`from ${email}`, { email, message: "Hi" }, "malformed-email"]),
])("feedback %s is refused", async (_what, feedback, error) =>
  expect(await refused(feedback)).toEqual([422, { error }]),
);

test("a bot gets a normal response, and nothing is stored", async () => {
  expect(await refused({ message: "Cheap pucks", website: "https://pucks.example" })).toEqual([201, { sent: true }]);
});

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
