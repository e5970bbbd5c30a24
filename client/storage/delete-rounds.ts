import { keysWithPrefix, removeStored } from "./local-storage.ts";
import { PREFIX } from "./rounds.ts";

/** Deletes all rounds of all games. */
export function deleteRounds(): void {
  for (const key of keysWithPrefix(PREFIX)) removeStored(key);
}
