/** The options of a request; `cf` says for how many seconds Cloudflare caches the response, by ranges of status. */
type Options = RequestInit & { cf?: { cacheTtlByStatus?: Record<string, number> } };

/**
 * Replaces this process's fetch, which the Worker's requests to other hosts also use. Requests to this machine pass, all
 * others fail.
 *
 * @param origins the hosts that `respond` responds for
 * @returns a function that restores fetch
 */
export function interceptFetch(
  origins: readonly string[],
  respond: (url: URL, options: Options) => Response | Promise<Response>,
): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (origins.includes(url.origin)) return Promise.race([respond(url, init ?? {}), abortOf(init?.signal)]);
    if (url.hostname !== "127.0.0.1") throw new Error(`a call to ${url.origin}`);
    return fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Returns a promise that is rejected when a request is aborted. */
const abortOf = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
