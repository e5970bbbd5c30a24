import { readOrCreateKeyRing } from "../keys.ts";

/** Returns the value of a secret, to be sent with a deployment. @throws Error for an unknown secret */
export async function makeSecret(name: string): Promise<string> {
  if (name === "KEYS") return readOrCreateKeyRing();
  throw new Error(`nobody knows how to make ${name}`);
}
