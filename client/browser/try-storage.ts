/** Calls a function that uses localStorage or sessionStorage; returns null if the storage is disabled or full. */
export function tryStorage<Result>(call: () => Result): Result | null {
  try {
    return call();
  } catch {
    return null;
  }
}
