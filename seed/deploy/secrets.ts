import { readOrCreateKeyRing } from "../keys.ts";

/** A secret of the deployed Worker, as it is to be sent along with it. @throws Error for one that nobody knows how to make */
export async function makeSecret(name: string): Promise<string> {
  if (name === "KEYS") return readOrCreateKeyRing();
  throw new Error(`nobody knows how to make ${name}`);
}
