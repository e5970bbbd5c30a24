/** A least-recently-used cache in the isolate's memory, for values that never change under their key. */
export class IsolateCache<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #most: number;
  #latest: string | undefined;

  /** @param most maximum number of entries */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined && key !== this.#latest) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): Value {
    this.#latest = key;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }

  delete(key: string): void {
    this.#kept.delete(key);
    if (this.#latest === key) this.#latest = undefined;
  }
}

/** The same for values that may change: an entry expires, so isolates differ at most for that long. */
export class TimedIsolateCache<Value> {
  readonly #kept: IsolateCache<{ value: Value; at: number }>;
  readonly #ttlMs: number;

  /** @param most maximum number of entries */
  constructor(ttlMs: number, most: number) {
    this.#ttlMs = ttlMs;
    this.#kept = new IsolateCache(most);
  }

  /** Returns a value that has not expired. */
  get(key: string, now: number): Value | undefined {
    const kept = this.#kept.get(key);
    return kept !== undefined && now >= kept.at && now - kept.at < this.#ttlMs ? kept.value : undefined;
  }

  /** Returns a value even if it has expired, for when storage is unavailable. */
  getStale(key: string): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  set(key: string, value: Value, now: number): Value {
    this.#kept.set(key, { value, at: now });
    return value;
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }
}
