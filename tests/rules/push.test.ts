import { createECDH } from "node:crypto";
import { describe, expect, test } from "vitest";
import "./bytes.ts";
import { isPushService } from "../../worker/reminders/push-services.ts";
import { signVapidHeader, deriveVapidKey } from "../../worker/reminders/vapid.ts";
import { decrypt } from "../worker/push-service.ts";

const decode = (text: string) => Uint8Array.fromBase64(text, { alphabet: "base64url" });

// Proves that the receiver of tests/worker/reminders.test.ts is right, which decrypts what the Worker sends.
test("the simulated browser decrypts the example of RFC 8291, section 5", () => {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url");
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url");
  expect(decrypt(Buffer.from(body, "base64url"), { ecdh, auth })).toBe("When I grow up, I want to be a watermelon");
});

describe("a key of the site", () => {
  const bytes = (sign: string) => Uint8Array.fromHex(sign.repeat(64));

  test("has the public half that belongs to it (RFC 6979, A.2.5)", async () => {
    // The private scalar is the stored number plus one, so that 0 is valid too.
    const ring = Uint8Array.fromHex("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6720");
    const { publicKey } = await deriveVapidKey({ id: 1, bytes: ring });
    expect(decode(publicKey).toHex()).toBe(
      "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299",
    );
  });

  test.each(["0", "f"])("is one even of the bytes %s", async (sign) => {
    expect(decode((await deriveVapidKey({ id: 1, bytes: bytes(sign) })).publicKey)).toHaveLength(65);
  });

  test("signs for one service, for half a day (RFC 8292)", async () => {
    const vapid = await deriveVapidKey({ id: 1, bytes: bytes("7") });
    const said = await signVapidHeader(vapid, "https://push.example", "https://deke.example", 1_800_000_000_123);
    const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(said) ?? [];
    expect(key).toBe(vapid.publicKey);
    const [head = "", claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(new TextDecoder().decode(decode(head)))).toEqual({ typ: "JWT", alg: "ES256" });
    expect(JSON.parse(new TextDecoder().decode(decode(claims)))).toEqual({
      aud: "https://push.example",
      exp: 1_800_043_200,
      sub: "https://deke.example",
    });
    const verifier = await crypto.subtle.importKey("raw", decode(key), { name: "ECDSA", namedCurve: "P-256" }, false, [
      "verify",
    ]);
    const signed = new TextEncoder().encode(`${head}.${claims}`);
    const isRight = (of: Uint8Array<ArrayBuffer>) =>
      crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, verifier, decode(signature), of);
    expect(await isRight(signed)).toBe(true);
    expect(await isRight(signed.slice(1))).toBe(false);
  });
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc:def", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/gAAA", true],
  ["https://web.push.apple.com/QGuQyavXutnMH", true],
  ["https://wns2-by3p.notify.windows.com/w/?token=BQ", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/fcm/send/abc", false],
  ["https://user@fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com.evil.example/", false],
  ["https://evil.example/fcm.googleapis.com", false],
  ["https://evilnotify.windows.com/", false],
  ["https://127.0.0.1/", false],
  ["https://fcm.googleapis.com@evil.example/", false],
  [`https://fcm.googleapis.com/${"a".repeat(1000)}`, false],
  ["nonsense", false],
])("%s is of a push service: %s", (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne);
});
