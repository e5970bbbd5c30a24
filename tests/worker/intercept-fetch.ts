/**
 * Replaces this process's fetch, which the Worker's requests to other hosts also use.
 *
 * @param origins the hosts that `answer` responds for
 * @param others handles a request to any other host; by default it fails
 * @returns a function that restores fetch
 */
export function interceptFetch(
  origins: readonly string[],
  answer: (url: URL, input: RequestInfo | URL, init?: RequestInit) => Response | Promise<Response>,
  others: "forbid" | "let through" = "forbid",
): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (origins.includes(url.origin)) return answer(url, input, init);
    if (others === "forbid") throw new Error(`a call to ${url.origin}`);
    return fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
