import { describe, expect } from "vitest";
import { INSERT_MISSING_KEYS, SELECT_KEYS, INSERT_NEW_KEY } from "../../seed/keys.ts";
import { begin, beginDay, giveUp, guess, secretOf } from "./any-game.ts";
import { AWAY, refusal, serverAt, test, TODAY } from "./shared.ts";
import { onIsolate } from "./visitor.ts";

const BROKEN = refusal(400, "invalid-token");
const everyone = { kind: "practice", filter: { players: "everyone" } } as const;
const server = serverAt();
let round: string;
let secret: number;

test.beforeAll(async () => {
  round = (await begin(server, everyone)).body.round;
  await beginDay(server, TODAY);
  secret = await secretOf(server, TODAY);
});

const bytesOf = (token: string): Buffer => Buffer.from(token, "base64url");

/** Flips one bit of a token. */
function tamper(token: string, at: number): string {
  const bytes = bytesOf(token);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString("base64url");
}

test("two tokens of one round differ", async () => {
  const [once, again] = [await guess(server, round, 8478402), await guess(server, round, 8478402)];
  expect(once.body.view).toEqual(again.body.view);
  expect(once.body.round).not.toBe(again.body.round);
});

describe("keys", () => {
  const keyIdOf = (token: string): number => bytesOf(token).readUInt32BE(0);
  /** Adds a key as `npm run rotate` does. */
  const rotate = () => server.sql(INSERT_NEW_KEY);

  test("are created once by a deployment if there are none", async () => {
    await server.sql(INSERT_MISSING_KEYS);
    const ring = await server.sql<{ purpose: string }>(SELECT_KEYS);
    expect(ring.map(({ purpose }) => purpose).toSorted()).toEqual(["address", "draw", "push", "seal"]);
    await server.sql(INSERT_MISSING_KEYS);
    expect(await server.sql(SELECT_KEYS)).toEqual(ring);
  });

  test("rotate: the newest encrypts, older ones still decrypt", async () => {
    const old = (await beginDay(server, TODAY)).body.round;
    await rotate();
    await server.coldStart();
    const fresh = (await beginDay(server, TODAY)).body.round;
    expect(keyIdOf(fresh)).toBeGreaterThan(keyIdOf(old));
    const resealed = await guess(server, old, secret);
    expect(resealed.body.view).toMatchObject({ state: "won" });
    expect(keyIdOf(resealed.body.round)).toBe(keyIdOf(fresh));
    expect((await guess(server, fresh, secret)).body.view).toMatchObject({ state: "won" });
  });

  test("a warm isolate decrypts tokens of another isolate with a newer key", async () => {
    await beginDay(server, TODAY);
    await rotate();
    // No request has reached it yet.
    const sealed = (await beginDay(onIsolate(server, 1), TODAY)).body.round;
    const judged = await guess(server, sealed, 8478402);
    expect(judged.status).toBe(200);
  });

  test("of another site decrypt no token of this one", async () => {
    const { round: own } = (await begin(server, everyone)).body;
    await server.sql("UPDATE keys SET material = lower(hex(randomblob(32))) WHERE purpose = 'seal'");
    expect((await giveUp(server, own)).status).toBe(200);
    await server.coldStart();
    expect(await giveUp(server, own)).toMatchObject(BROKEN);
    const elsewhere = await begin(server, everyone);
    expect((await giveUp(server, elsewhere.body.round)).status).toBe(200);
  });

  describe("in the Worker's secret", () => {
    /** Copies D1's keys into the secret, as a deployment does, and starts cold. */
    async function deploy(): Promise<void> {
      await server.configure({ KEYS: JSON.stringify(await server.sql(SELECT_KEYS)) });
      await server.coldStart();
    }
    test.afterAll(async () => {
      await server.configure({});
      await server.coldStart();
    });

    test("decrypt tokens from before there was a secret, and from before a rotation", async () => {
      const before = (await beginDay(server, TODAY)).body.round;
      await deploy();
      const between = (await beginDay(server, TODAY)).body.round;
      await rotate();
      // Other isolates have the newest key; this one continues with its own.
      expect(keyIdOf((await beginDay(server, TODAY)).body.round)).toBe(keyIdOf(between));
      await deploy();
      const after = (await beginDay(server, TODAY)).body.round;
      expect(keyIdOf(after)).toBeGreaterThan(keyIdOf(between));
      await server.during({ DB: "gone" }, async () => {
        for (const token of [before, between, after])
          expect((await guess(server, token, secret)).body.view).toMatchObject({ state: "won" });
      });
    });

    test("are read from D1 if one is missing: a token with a newer key is decrypted, one with a forged key id is not", async () => {
      await deploy();
      await rotate();
      const own = (await beginDay(server, TODAY)).body.round;
      await deploy();
      const newer = (await beginDay(onIsolate(server, 1), TODAY)).body.round;
      const older = await server.sql(`${SELECT_KEYS} LIMIT 2`);
      await server.configure({ KEYS: JSON.stringify(older) });
      await server.coldStart();
      expect(await guess(server, tamper(own, 1), secret)).toMatchObject(BROKEN);
      expect((await guess(server, newer, secret)).body.view).toMatchObject({ state: "won" });
      expect(await guess(server, tamper(newer, 3), secret)).toMatchObject(BROKEN);
    });

    test("while D1 is unavailable, a token with an unknown key is not reported as invalid", async () => {
      await deploy();
      const own = (await beginDay(server, TODAY)).body.round;
      await server.coldStart();
      await server.during({ DB: "gone" }, async () => {
        expect(await guess(server, tamper(own, 1), secret)).toMatchObject(AWAY);
        expect((await guess(server, own, secret)).body.view).toMatchObject({ state: "won" });
      });
      expect(await guess(server, tamper(own, 1), secret)).toMatchObject(BROKEN);
    });

    test.each(["", "{", "[]", '[{"id":1,"purpose":"seal","material":"short"}]'])(
      "of another form are none, and D1's are taken: %j",
      async (KEYS) => {
        await deploy();
        const own = (await beginDay(server, TODAY)).body.round;
        await server.configure({ KEYS });
        await server.coldStart();
        expect((await guess(server, own, secret)).body.view).toMatchObject({ state: "won" });
        expect(server.takeLog().some((line) => line.includes("keys-unreadable"))).toBe(
          KEYS.length > 0 && KEYS !== "[]",
        );
      },
    );
  });
});
