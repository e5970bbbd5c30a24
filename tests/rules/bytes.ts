/**
 * Adds methods of Uint8Array that workerd has and this Node does not (TC39, "Uint8Array to and from base64 and hex").
 * Import it before code that uses them.
 */
const own = <Name extends string>(on: object, name: Name, value: unknown): void => {
  if (!(name in on)) Object.defineProperty(on, name, { value, configurable: true, writable: true });
};

own(Uint8Array, "fromHex", (text: string) => new Uint8Array(Buffer.from(text, "hex")));
own(Uint8Array, "fromBase64", (text: string) => new Uint8Array(Buffer.from(text, "base64url")));
own(Uint8Array.prototype, "toHex", function toHex(this: Uint8Array) {
  return Buffer.from(this).toString("hex");
});
own(Uint8Array.prototype, "toBase64", function toBase64(this: Uint8Array) {
  return Buffer.from(this).toString("base64url");
});
