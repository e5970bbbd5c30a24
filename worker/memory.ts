/**
 * Keeps the last few documents in the isolate's memory, so that a warm isolate reads no storage.
 * Only for documents that never change under their key.
 */
export class Memory<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;

  /** @param most how many documents to keep; the one unused longest goes first. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: string, value: Value): Value {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
