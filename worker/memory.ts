/**
 * Keeps the last few values in the isolate's memory, so that a warm isolate reads no storage.
 * Only for what never changes under its key.
 */
export class Memory<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;
  #latest: string | undefined;

  /** @param most how many to keep; the one unused longest goes first. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined && key !== this.#latest) this.keep(key, value);
    return value;
  }

  keep(key: string, value: Value): Value {
    this.#latest = key;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }

  clear(): void {
    this.#kept.clear();
    this.#latest = undefined;
  }
}

/**
 * Keeps what may change under its key, for a while: so long, and no longer, two isolates may differ.
 * Instants are Unix milliseconds.
 */
export class TimedMemory<Value> {
  readonly #kept: Memory<{ value: Value; at: number }>;
  readonly #freshMs: number;

  /** @param most how many to keep, as above */
  constructor(freshMs: number, most: number) {
    this.#freshMs = freshMs;
    this.#kept = new Memory(most);
  }

  /** What was kept of late. */
  get(key: string, now: number): Value | undefined {
    const kept = this.#kept.get(key);
    return kept !== undefined && now >= kept.at && now - kept.at < this.#freshMs ? kept.value : undefined;
  }

  /** What was kept last, however long ago: for whom that is better than nothing. */
  last(key: string): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  keep(key: string, value: Value, now: number): Value {
    this.#kept.keep(key, { value, at: now });
    return value;
  }

  clear(): void {
    this.#kept.clear();
  }
}
